import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { TEXTS } from '../texts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Barriers that a look is for, by what differs from another look at the same page. Finding out what colours there are is
 * what takes long.
 *
 * - `all`: the first look
 * - `structure`: what there is and where, as after a change of width; colours stay
 * - `colours`: as after a change of theme
 * - `none`: a page that has been looked at just so, or whose difference other looks are for
 */
export type Look = 'all' | 'structure' | 'colours' | 'none';

/** Rules that look at nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What keeps people from using the page as it is now: barriers, as far as the look is for them, and always keys in place of
 * texts, and what is wider than the window.
 */
export async function pageFaults(page: Page, look: Look = 'all'): Promise<string[]> {
  // Loaded once per page, where Playwright's own builder would do so for each look, and open another page to sum up.
  if (look !== 'none' && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([kind, colourRules]) => {
      const rules = {
        all: {},
        structure: { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) },
        colours: { runOnly: colourRules },
      };
      const options = { resultTypes: ['violations' as const], iframes: false, preload: false };
      const judged =
        kind === 'none'
          ? { violations: [] }
          : await window.axe?.run(document, { ...options, ...rules[kind] });
      const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
      const attributes = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap(
        (element) => spoken.map((name) => element.getAttribute(name) ?? ''),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        barriers: judged?.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
        ),
        title: document.title,
        shown: [document.title, ...document.body.innerText.split('\n'), ...attributes],
        overhang: scrollWidth - clientWidth,
      };
    },
    [look, COLOUR_RULES] as const,
  );
  if (!found.barriers) throw new Error('The page was loaded anew while it was looked at.');
  return [
    ...found.barriers,
    ...missingTexts(found),
    ...(found.overhang > 0 ? [`${String(found.overhang)} px wider than the window`] : []),
  ];
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
