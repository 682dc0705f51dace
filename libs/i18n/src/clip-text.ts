/** Maximum length of a rendered external text, in UTF-16 units. */
export const CLIPPED_LENGTH = 500;
/** The same for values within a sentence, such as lists of names. */
export const CLIPPED_VALUE_LENGTH = 2000;
/** Maximum run of combining marks; no language has as many. */
const MARKS_MAX = 8;
const TOO_MANY_MARKS = new RegExp(String.raw`(\p{M}{${String(MARKS_MAX)}})\p{M}+`, 'gu');
/** Maximum read length, as a multiple of the bound: dropped marks do not count. */
const READ_AHEAD = 10;

/**
 * A bounded external text: limits length and combining marks, which are slow to render; cuts between
 * graphemes.
 *
 * @param max UTF-16 units; default: 500.
 */
export function clipText(text: string, max = CLIPPED_LENGTH): string {
  const read = text.slice(0, READ_AHEAD * max);
  const readable = read.replace(TOO_MANY_MARKS, '$1');
  if (readable.length <= max) return read === text ? readable : `${readable.toWellFormed()}…`;
  const start = readable.slice(0, max + MARKS_MAX + 1);
  const cut = new Intl.Segmenter().segment(start).containing(max)?.index;
  return `${start.slice(0, cut === undefined || cut === 0 ? max : cut).toWellFormed()}…`;
}
