import type { Page } from '@playwright/test';
import { CANARY, CANARY_ORIGIN } from './payloads';

export async function watchCanary(page: Page) {
  let effects: string[] = [];
  await page.context().exposeFunction(CANARY, (name: string) => {
    effects.push(name);
  });
  await page.context().route(`${CANARY_ORIGIN}/**`, (route) => {
    effects.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  page.on('dialog', (dialog) => {
    effects.push(dialog.message());
    void dialog.dismiss();
  });
  return {
    /** Returns the effects since the last call. */
    take: () => {
      const taken = effects;
      effects = [];
      return taken;
    },
  };
}

/** Markup in the page that could run code or was made of a planted text. */
export function liveParts(page: Page): Promise<string[]> {
  return page.evaluate((canary) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        const runs = name.startsWith('on') || name === 'srcdoc';
        const leads = /^(href|xlink:href|src|action|formaction|data)$/.test(name);
        if (runs || (leads && /^\s*(javascript|vbscript|data:text\/html)/i.test(value)))
          found.push(`<${element.localName} ${name}="${value.slice(0, 60)}">`);
      }
    for (const { textContent } of document.querySelectorAll('script, style'))
      if (textContent.includes(canary)) found.push('a script or a style');
    return found;
  }, CANARY);
}

/** The visible planted texts by their marks, with the surrounding text. */
export function shownTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const shown: Record<string, string> = {};
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode;
      const mark = /mark-\d+-/.exec(texts.currentNode.nodeValue ?? '')?.[0];
      if (mark !== undefined && !parentElement?.closest('script, style'))
        shown[mark] = parentElement?.textContent ?? '';
    }
    return shown;
  });
}
