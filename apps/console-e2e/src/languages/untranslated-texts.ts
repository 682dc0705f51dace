import type { Page } from '@playwright/test';
import antd from 'antd/locale/en_US.js';

/** Collects every text in the platform's responses. */
export function collectData(page: Page): { texts: () => Promise<ReadonlySet<string>> } {
  const texts = new Set<string>();
  let bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!/\/(auth-service|admin|config\.json)/.test(new URL(response.url()).pathname)) return;
    bodies.push(
      response.json().catch(() => null),
      response.headerValue('x-request-id'),
    );
  });
  return {
    texts: async () => {
      const read = bodies;
      bodies = [];
      // Error messages start with a capital letter.
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
const names = (
  count: number,
  options: Intl.DateTimeFormatOptions,
  step: (index: number) => [number, number],
) =>
  Array.from({ length: count }, (_, index) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, ...step(index))),
  ).join('|');
const DAY = `(?:${names(7, { weekday: 'short' }, (day) => [0, day + 1])})`;
const MONTH = `(?:${names(12, { month: 'short' }, (month) => [month, 1])})`;
/** Amounts with units or in short, units of axes, relative times, days, and months with years, formatted by the browser. */
const BROWSER_FORMATS = new RegExp(
  `\\d[\\d.,]*[ \u00a0]?(?:[kMGTP]?B|[kMGT]?bit/s|K|M|B|T|h|(?:second|minute|hour|day|week|month|year)s?)(?: ago)?\\b|^[kMGT]?bit/s$|^(?:now|yesterday)$|\\b${DAY} \\d+ ${MONTH}\\b|\\b(?:${MONTHS.join('|')})(?= \\d)`,
  'g',
);

const PROGRAMS = /\bChrome \d+\b|\bLinux\b/g;

/**
 * Visible or accessible texts with unaccented letters. Excluded: `data`, texts of antd, formats of the browser, and elements
 * with `translate="no"`.
 */
export async function untranslatedTexts(page: Page, data: readonly string[]): Promise<string[]> {
  const visible = await page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('script, style, [translate="no"]')) continue;
      if (node instanceof Text) found.add(node.data);
      // antd labels icons by their names.
      if (!(node instanceof Element) || node.querySelector(':scope > svg[data-icon]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        found.add(node.getAttribute(name) ?? '');
    }
    return [...found];
  });
  const { pathname } = new URL(page.url());
  const known = [...data, ...ANTD, pathname].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const isUntranslated = (text: string) => PLAIN_LETTER.test(text);
  const withoutKnown = (text: string) => known.reduce((rest, datum) => rest.replaceAll(datum, ''), text);
  return visible
    .filter(isUntranslated)
    .filter((text) => isUntranslated(withoutKnown(text.replace(BROWSER_FORMATS, '')).replace(PROGRAMS, '')));
}
