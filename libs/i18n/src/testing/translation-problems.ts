import type { Locale, Messages } from '../locale';

/**
 * What is wrong with the Vietnamese texts of a library, one line each: keys that only one language has, texts without
 * any, and placeholders that differ. The compiler sees missing keys only, and no placeholder.
 */
export async function translationProblems({ load }: Locale): Promise<string[]> {
  const [english, vietnamese] = await Promise.all([texts(load.en), texts(load.vi)]);
  const problems: string[] = [];
  for (const [key, text] of english) {
    // Vietnamese has no plural forms, so a singular has no counterpart.
    if (key.endsWith('_one')) continue;
    const translation = vietnamese.get(key);
    if (translation === undefined) problems.push(`${key} is missing in vi`);
    else if (placeholders(text) !== placeholders(translation)) {
      problems.push(`${key} has {{${placeholders(text)}}} in en, {{${placeholders(translation)}}} in vi`);
    }
  }
  for (const key of vietnamese.keys()) if (!english.has(key)) problems.push(`${key} is in vi alone`);
  for (const [language, messages] of [['en', english] as const, ['vi', vietnamese] as const]) {
    for (const [key, text] of messages)
      if (text.trim() === '') problems.push(`${key} is empty in ${language}`);
  }
  return problems;
}

async function texts(load: () => Promise<Messages>): Promise<Map<string, string>> {
  return new Map(flattened(await load()));
}

function flattened(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : flattened(text, `${path}${key}.`),
  );
}

function placeholders(text: string): string {
  const names = Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => name.trim());
  return [...new Set(names)].toSorted().join(', ');
}
