import type { Page } from '@playwright/test';
import antd from 'antd/locale/en_US.js';

/** Notes every text that the platform answers with: what people called things, and what it calls its own. */
export function collectData(page: Page): { texts: () => Promise<ReadonlySet<string>> } {
  const texts = new Set<string>();
  let bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!/\/(auth-service|admin|config\.json)/.test(new URL(response.url()).pathname)) return;
    // An answer that was given up on has no body.
    bodies.push(
      response.json().catch(() => null),
      response.headerValue('x-request-id'),
    );
  });
  return {
    texts: async () => {
      const read = bodies;
      bodies = [];
      // The reasons of a refusal are shown with a capital.
      for (const text of (await Promise.all(read)).flatMap(stringsIn)) texts.add(text).add(capitalized(text));
      return texts;
    },
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const ANTD = stringsIn(antd);
const PLAIN_LETTER = /[a-z]/i;
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);
/** An amount with its unit and a month with its year are written by the browser, as the language has them. */
const BY_THE_BROWSER = new RegExp(
  `\\d[\\d.,]* ?(?:[kMGTP]?B|hours?|minutes?|seconds?|days?)\\b|\\b(?:${MONTHS.join('|')})(?= \\d)`,
  'g',
);

/** What the browser of the tests, and its system, are called in a list of sessions. */
const PROGRAMS = /\bChrome \d+\b|\bLinux\b/g;

/**
 * What people see or hear of the page that has plain letters, data aside: texts that no locale file holds. Data are what
 * the platform answered, the address, and what the page declares to be in no language. antd's own texts are in its own files,
 * amounts and months are the browser's, and programs have names of their own.
 */
export async function foreignTexts(page: Page, data: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('script, style, [translate="no"]')) continue;
      if (node instanceof Text) found.add(node.data);
      // antd calls each icon by the name of its drawing.
      if (!(node instanceof Element) || node.querySelector(':scope > svg[data-icon]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        found.add(node.getAttribute(name) ?? '');
    }
    return [...found];
  });
  const { pathname } = new URL(page.url());
  const known = [...data, ...ANTD, pathname].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const isForeign = (text: string) => PLAIN_LETTER.test(text);
  const withoutKnown = (text: string) => known.reduce((rest, datum) => rest.replaceAll(datum, ''), text);
  return shown
    .filter(isForeign)
    .filter((text) => isForeign(withoutKnown(text.replace(BY_THE_BROWSER, '')).replace(PROGRAMS, '')));
}
