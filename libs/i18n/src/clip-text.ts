/** Longest text from outside that is rendered, in UTF-16 units. */
export const CLIPPED_LENGTH = 500;
/** The same within a sentence of the console: it may be a list of names. */
export const CLIPPED_VALUE_LENGTH = 2000;
/** Longest run of combining marks that is rendered. No language writes so many on one letter. */
const MARKS_MAX = 8;
const TOO_MANY_MARKS = new RegExp(String.raw`(\p{M}{${String(MARKS_MAX)}})\p{M}+`, 'gu');
/** How much of a text is looked at, as a multiple of its bound: marks that are left out do not count. */
const READ_AHEAD = 10;

/**
 * A text from outside as it may be rendered: bounded in length and in combining marks, which can take a browser seconds to
 * draw. It is cut between characters as users see them. An ordinary text is returned as it is.
 *
 * @param max In UTF-16 units. Default: 500.
 */
export function clipText(text: string, max = CLIPPED_LENGTH): string {
  const read = text.slice(0, READ_AHEAD * max);
  const readable = read.replace(TOO_MANY_MARKS, '$1');
  if (readable.length <= max) return read === text ? readable : `${readable.toWellFormed()}…`;
  const start = readable.slice(0, max + MARKS_MAX + 1);
  const cut = new Intl.Segmenter().segment(start).containing(max)?.index;
  return `${start.slice(0, cut === undefined || cut === 0 ? max : cut).toWellFormed()}…`;
}
