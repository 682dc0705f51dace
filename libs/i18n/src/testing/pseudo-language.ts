import { LANGUAGES } from '../languages';
import type { Locale, Messages } from '../locale';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';
const LETTERS = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED.charAt(index)]));

/** Parts of a text that are not translated: placeholders, tags and nested texts. */
const KEPT = /(\{\{.*?\}\}|<\/?\w+\s*\/?>|\$t\(.*?\))/;

/**
 * A language for finding texts that no locale file holds: each letter has an accent, so that plain ones come from
 * elsewhere; the commonest are doubled, which makes texts about 40 % longer; and brackets show where a text is cut off.
 */
export function pseudoMessages<Source extends Messages>(messages: Source): Source;
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text) : pseudoMessages(text),
    ]),
  );
}

export function pseudoLocale({ namespace, load }: Locale): Locale {
  const pseudo = { ...load };
  for (const language of LANGUAGES) pseudo[language] = async () => pseudoMessages(await load[language]());
  return { namespace, load: pseudo };
}

function pseudoText(text: string): string {
  const parts = text.split(KEPT).map((part, index) => (index % 2 === 1 ? part : accented(part)));
  return `[${parts.join('')}]`;
}

function accented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[aeiouns]/gi, '$&$&')
    .replace(/[a-z]/gi, (letter) => LETTERS.get(letter) ?? letter);
}
