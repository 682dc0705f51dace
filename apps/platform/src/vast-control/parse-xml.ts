import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** Its text without surrounding white space; not that of its children. */
  text: string;
}

const MAX_DEPTH = 40;
const MAX_ELEMENTS = 20_000;

/**
 * Parses a document strictly and within bounds. A document type is rejected: its entities could multiply.
 * @throws Error with the reason, in English.
 */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser();
  const open: { name: string; attributes: Map<string, string>; children: XmlElement[]; text: string }[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('The document has a document type, which is not allowed.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length >= MAX_DEPTH) throw new Error(`Elements are nested more than ${MAX_DEPTH} deep.`);
    if (elements > MAX_ELEMENTS) throw new Error(`The document has more than ${MAX_ELEMENTS} elements.`);
    open.push({
      name: name.replace(/^.*:/, ''),
      attributes: new Map(Object.entries(attributes)),
      children: [],
      text: '',
    });
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    closed.text = closed.text.trim();
    if (open.length === 0) root = closed;
    else open.at(-1)?.children.push(closed);
  });
  parser.write(xml.trim()).close();
  if (!root) throw new Error('The document has no element.');
  return root;
}

/** The first child of a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}
