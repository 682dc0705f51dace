import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pseudoMessages } from '@console/i18n/testing';
import type { BrowserContext } from '@playwright/test';
import { fill, TEXTS, type Texts } from '../texts';

type Messages = Parameters<typeof pseudoMessages>[0];

const FILES = resolve(import.meta.dirname, '../../../console/dist/assets');

export const PSEUDO_TEXTS: Texts = pseudoMessages(TEXTS.en);

/** Replaces the English texts of the built console, in files and in the rendered sign-in page. */
export async function speakPseudoLanguage(context: BrowserContext) {
  await context.route(/\/assets\/(?:shell-)?en-[\w-]+\.js$/, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    await route.fulfill({ contentType: 'text/javascript', body: await accented(resolve(FILES, name)) });
  });
  await context.route('/auth/login**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: accentedPage(await response.text()) });
  });
}

/** A file exports the texts of one library, or a module for each of several. */
async function accented(file: string): Promise<string> {
  const module: unknown = await import(pathToFileURL(file).href);
  const exported = Object.entries(isMessages(module) ? module : {}).map(([name, value]) => {
    if (!isMessages(value)) throw new Error('A file of English texts has other exports.');
    const texts = name === 'en' ? pseudoMessages(value) : { en: pseudoMessages(englishOf(value)) };
    return { name, texts };
  });
  return exported
    .map(
      ({ name, texts }, index) =>
        `const texts${index} = ${JSON.stringify(texts)};\nexport { texts${index} as ${name} };`,
    )
    .join('\n');
}

function englishOf(module: Messages): Messages {
  const { en } = module;
  if (!isMessages(en)) throw new Error('A file of English texts exports them as "en".');
  return en;
}

const titleIn = ({ auth, shell }: Texts) =>
  fill(shell.documentTitle, { page: auth.routes.signIn, product: 'Signalbox' });

function accentedPage(page: string): string {
  const { auth, shell, ui } = TEXTS.en;
  return [auth, shell, ui]
    .flatMap(textsIn)
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rendered, text) => {
        const { accentedText } = pseudoMessages({ accentedText: text });
        return rendered
          .replaceAll(`>${text}<`, `>${accentedText}<`)
          .replaceAll(`="${text}"`, `="${accentedText}"`);
      },
      page.replace(titleIn(TEXTS.en), titleIn(PSEUDO_TEXTS)),
    );
}

function textsIn(messages: Messages): string[] {
  return Object.values(messages).flatMap((message) =>
    typeof message === 'string' ? [message] : textsIn(message),
  );
}

function isMessages(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null;
}
