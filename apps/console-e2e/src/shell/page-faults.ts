import { quickAxe } from '@console/vite-config/quick-axe';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { TEXTS } from '../texts';

declare global {
  interface Window {
    axe?: typeof axe;
    /** What `changeFaults` has looked at, whole, and the outline of the last. */
    looks?: { seen: Set<string>; last: string };
  }
}

/** What a page is given to judge itself by. */
export const AXE_SOURCE = quickAxe(axe.source);

/** Rules that look at nothing but colours. They take far longer than all others together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Which rules for barriers a look goes by. */
interface Rules {
  colours: boolean;
  others: boolean;
}

/**
 * Looks at a page again after it has changed, without loading it anew, and asks what the change can have spoilt: all rules,
 * those of colours where the page is built and laid out as at the last look, and nothing where it has looked just so before.
 * `colours` says whether those are asked at all.
 */
export async function changeFaults(page: Page, { colours = true } = {}): Promise<string[]> {
  const change = await page.evaluate(() => {
    // Colours, and the name and picture of the button that changes them.
    const ofTheme = ['class', 'style', 'aria-label', 'title', 'data-icon'];
    const outlineOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const attributes = Array.from(element.attributes, ({ name, value }) =>
        ofTheme.includes(name) ? [name, value.trim() === ''] : [name, value],
      );
      const hasText = element.textContent.trim() !== '';
      return [element.localName, attributes, hasText, element.checkVisibility(), x, y, width, height];
    };
    const size = [innerWidth, innerHeight];
    const root = Array.from(document.documentElement.attributes, ({ name, value }) => [name, value]);
    const whole = JSON.stringify([size, root, document.title, document.body.outerHTML]);
    const outline = JSON.stringify([
      size,
      Array.from(document.body.querySelectorAll(':not(svg *)'), outlineOf),
    ]);
    const { seen, last } = (window.looks ??= { seen: new Set(), last: '' });
    window.looks.last = outline;
    if (seen.has(whole)) return 'none';
    seen.add(whole);
    return outline === last ? 'colours' : 'any';
  });
  if (change === 'none') return [];
  return pageFaults(page, { colours, others: change === 'any' });
}

/** What keeps people from using the page as it is now: barriers, keys in place of texts, what is wider than the window. */
export async function pageFaults(
  page: Page,
  rules: Rules = { colours: true, others: true },
): Promise<string[]> {
  // Loaded once per page, where Playwright's own builder would do so for each look, and open another page to sum up.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const found = await page.evaluate(async (options) => {
    const barriers = options ? await window.axe?.run(document, options) : { violations: [] };
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    const attributes = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap(
      (element) => spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      barriers: barriers?.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      ),
      title: document.title,
      shown: [document.title, ...document.body.innerText.split('\n'), ...attributes],
      overhang: scrollWidth - clientWidth,
    };
  }, optionsFor(rules));
  if (!found.barriers) throw new Error('The page was loaded anew while it was looked at.');
  return [
    ...found.barriers,
    ...missingTexts(found),
    ...(found.overhang > 0 ? [`${String(found.overhang)} px wider than the window`] : []),
  ];
}

/** What axe is told; undefined where it has nothing to do. */
function optionsFor({ colours, others }: Rules): axe.RunOptions | undefined {
  const shared: axe.RunOptions = { resultTypes: ['violations'] };
  if (colours && others) return shared;
  if (colours) return { ...shared, runOnly: COLOUR_RULES };
  return others
    ? { ...shared, rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) }
    : undefined;
}

/** A text that is missing is shown as its key; a title that is missing, not at all. */
function missingTexts({ title, shown }: { title: string; shown: string[] }): string[] {
  const untitled = /^\s*\|/.test(title) ? ['a title that names no page'] : [];
  const keys = [...new Set(shown.flatMap((text) => text.trim().split(/\s+/)))]
    .filter((word) => KEYS.has(word.replace(/^\w+:/, '')))
    .map((key) => `a key in place of a text: ${key}`);
  return [...untitled, ...keys];
}

/** All keys that cannot be words. */
const KEYS = new Set(Object.values(TEXTS.en).flatMap((texts) => keysOf(texts)));

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const key = path + name;
    if (typeof text === 'object' && text !== null) return keysOf(text, `${key}.`);
    return key.includes('.') ? [key] : [];
  });
}
