import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { TEXTS } from '../texts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What keeps people from using the page as it is now: barriers, keys in place of texts, what is wider than the window. */
export async function pageFaults(page: Page): Promise<string[]> {
  return [...(await accessibilityFaults(page)), ...(await missingTexts(page)), ...(await widthFaults(page))];
}

async function accessibilityFaults(page: Page): Promise<string[]> {
  // Loaded once per page, where Playwright's own builder would do so for each look, and open another page to sum up.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(() => window.axe?.run(document, { resultTypes: ['violations'] }));
  if (!found) throw new Error('The page was loaded anew while it was looked at.');
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** A text that is missing is shown as its key; a title that is missing, not at all. */
async function missingTexts(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    const attributes = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap(
      (element) => spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...attributes];
  });
  const untitled = /^\s*\|/.test(await page.title()) ? ['a title that names no page'] : [];
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

async function widthFaults(page: Page): Promise<string[]> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overhang > 0 ? [`${String(overhang)} px wider than the window`] : [];
}
