import { pseudoMessages } from '@console/i18n/testing';
import type { BrowserContext, Route } from '@playwright/test';
import { TEXTS, type Texts } from '../texts';

/** What the console says in the pseudo-language. */
export const PSEUDO_TEXTS: Texts = pseudoMessages(TEXTS.en);

/** Makes the built console speak the pseudo-language: each file of English texts answers with the same ones, accented. */
export async function speakPseudoLanguage(context: BrowserContext) {
  const files = new Map<string, Promise<string>>();
  await context.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    const url = route.request().url();
    const body = files.get(url) ?? accented(route);
    files.set(url, body);
    await route.fulfill({ contentType: 'text/javascript', body: await body });
  });
}

async function accented(route: Route): Promise<string> {
  const response = await route.fetch();
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(await response.text())}`);
  return `export const en = ${JSON.stringify(pseudoMessages(textsOf(module)))};`;
}

function textsOf(module: unknown): Parameters<typeof pseudoMessages>[0] {
  if (typeof module === 'object' && module !== null && 'en' in module && isTexts(module.en)) return module.en;
  throw new Error('A file of English texts exports them as "en".');
}

function isTexts(value: unknown): value is Parameters<typeof pseudoMessages>[0] {
  return typeof value === 'object' && value !== null;
}
