import type { Document, Element } from '@xmldom/xmldom';

export type { Element as XmlElement } from '@xmldom/xmldom';

const MAX_TAGS = 10_000;
/** The VAST parser takes time with the square of the children of an element. */
const MAX_CHILDREN = 200;

/**
 * Parses a foreign document strictly. A document type is rejected: its entities could multiply.
 * @throws Error with the reason, in English
 */
export async function parseXml(text: string): Promise<Document> {
  // Loaded on demand: most servers never read XML.
  const { DOMParser, onErrorStopParsing } = await import('@xmldom/xmldom');
  if (/<!DOCTYPE/i.test(text)) throw new Error('A document type is not allowed.');
  if (text.split('<').length > MAX_TAGS) throw new Error(`The document has more than ${MAX_TAGS} tags.`);
  let document: Document;
  try {
    document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`This is not well-formed XML: ${reason.slice(0, 200)}`, { cause: error });
  }
  if (document.documentElement && isTooWide(document.documentElement))
    throw new Error(`An element has more than ${MAX_CHILDREN} children.`);
  return document;
}

function isTooWide({ children }: Element): boolean {
  return children.length > MAX_CHILDREN || [...children].some(isTooWide);
}
