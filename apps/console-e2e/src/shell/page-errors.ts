import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { TEXTS } from '../texts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Accessibility violations, keys rendered instead of texts, and content wider than the window. `colors: false` skips the
 * color rules.
 */
export async function pageErrors(
  page: Page,
  { colors = true }: { colors?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(!colors && {
      rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
    }),
  };
  const found = await page.evaluate(async (runOptions) => {
    const results = await window.axe?.run(document, runOptions);
    const named = ['aria-label', 'title', 'placeholder', 'alt'];
    const attributes = [...document.querySelectorAll(named.map((name) => `[${name}]`).join())].flatMap(
      (element) => named.map((name) => element.getAttribute(name) ?? ''),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      violations: results?.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      ),
      title: document.title,
      texts: [document.title, ...document.body.innerText.split('\n'), ...attributes],
      overflow: scrollWidth - clientWidth,
    };
  }, options);
  if (!found.violations) throw new Error('The page was reloaded while it was checked.');
  return [
    ...found.violations,
    ...missingTexts(found),
    ...(found.overflow > 0 ? [`${String(found.overflow)} px wider than the window`] : []),
  ];
}

function missingTexts({ title, texts }: { title: string; texts: string[] }): string[] {
  const untitled = /^\s*\|/.test(title) ? ['a title without a page name'] : [];
  const keys = [...new Set(texts.flatMap((text) => text.trim().split(/\s+/)))]
    .filter((word) => KEYS.has(word.replace(/^\w+:/, '')))
    .map((key) => `a key instead of a text: ${key}`);
  return [...untitled, ...keys];
}

/** The message keys that cannot be words. */
const KEYS = new Set(Object.values(TEXTS.en).flatMap((texts) => keysOf(texts)));

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const key = path + name;
    if (typeof text === 'object' && text !== null) return keysOf(text, `${key}.`);
    return key.includes('.') ? [key] : [];
  });
}
