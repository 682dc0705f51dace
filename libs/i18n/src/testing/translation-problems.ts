import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../languages';
import type { Locale, Messages } from '../locale';

const PLURAL = /_(zero|one|two|few|many|other)$/;

type Texts = ReadonlyMap<string, string>;

/**
 * What is wrong with the texts of a library, one line each: keys that only one language has, texts without any, plural
 * forms that the language does not have or that are missing, and placeholders or tags that differ. The compiler sees
 * missing keys only.
 */
export async function translationProblems({ load }: Locale): Promise<string[]> {
  const en = await texts(load[FALLBACK_LANGUAGE]);
  const problems: string[] = [];
  for (const language of LANGUAGES) {
    const messages = await texts(load[language]);
    problems.push(...differences(en, messages, language), ...pluralProblems(messages, language));
    for (const [key, text] of messages)
      if (text.trim() === '') problems.push(`${key} is empty in ${language}`);
  }
  return problems;
}

function differences(en: Texts, translations: Texts, language: Language): string[] {
  const problems: string[] = [];
  for (const [key, text] of en) {
    // The other forms depend on the language.
    if (PLURAL.test(key) && !key.endsWith('_other')) continue;
    const translation = translations.get(key);
    if (translation === undefined) problems.push(`${key} is missing in ${language}`);
    else if (parts(text) !== parts(translation))
      problems.push(`${key} has ${parts(text)} in en, ${parts(translation)} in ${language}`);
  }
  for (const key of translations.keys())
    if (!PLURAL.test(key) && !en.has(key)) problems.push(`${key} is in ${language} alone`);
  return problems;
}

/** A plural text has exactly the forms of its language. */
function pluralProblems(messages: Texts, language: Language): string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = new Set(
    [...messages.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
  );
  const missing = [...counted].flatMap((key) =>
    wanted.map((form) => `${key}_${form}`).filter((form) => !messages.has(form)),
  );
  const foreign = [...messages.keys()].filter((key) => {
    const form = PLURAL.exec(key)?.[1];
    return form !== undefined && !wanted.some((category) => category === form);
  });
  return [
    ...missing.map((key) => `${key} is missing in ${language}`),
    ...foreign.map((key) => `${key} is no form of ${language}`),
  ];
}

async function texts(load: () => Promise<Messages>): Promise<Texts> {
  return new Map(flattened(await load()));
}

function flattened(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : flattened(text, `${path}${key}.`),
  );
}

function parts(text: string): string {
  const found = Array.from(text.matchAll(/\{\{\s*(.*?)\s*\}\}|<\/?\w+>/g), ([part, name]) =>
    name === undefined ? part : `{{${name}}}`,
  );
  return [...new Set(found)].toSorted().join(' ') || 'nothing';
}
