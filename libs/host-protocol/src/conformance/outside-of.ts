interface Outside {
  /** What has come to the page beside the stage, in words; undefined where nothing has. */
  added: () => string | undefined;
  /** What has changed about the page itself, in words. */
  changed: () => string | undefined;
}

/** Code and styles of a guest's chunks are fetched by elements in the head: they draw nothing, and cannot be elsewhere. */
const LOADS_CODE =
  'script, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"], link[rel="stylesheet"]';

/** Notes how the page looks outside of the stage. */
export function outsideOf(stage: HTMLElement): Outside {
  const { head, body, documentElement: html } = stage.ownerDocument;
  const childrenBefore = new Set([...head.children, ...body.children]);
  const page = () => ({
    title: stage.ownerDocument.title,
    html: attributesOf(html),
    body: attributesOf(body),
  });
  const before = page();

  return {
    added: () => {
      const come = [...head.children, ...body.children].find(
        (element) => !childrenBefore.has(element) && !element.matches(LOADS_CODE),
      );
      return come && `Outside of its element there is ${come.outerHTML.slice(0, 200)}`;
    },
    changed: () => {
      const now = page();
      if (now.title !== before.title) return `The page is called "${now.title}" now.`;
      if (now.html !== before.html) return `The html element has the attributes ${now.html} now.`;
      return now.body === before.body ? undefined : `The body has the attributes ${now.body} now.`;
    },
  };
}

function attributesOf(element: Element): string {
  return JSON.stringify(
    Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
  );
}
