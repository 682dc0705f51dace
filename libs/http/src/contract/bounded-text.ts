/** Longest text of a response that the console takes over, in UTF-16 units. More than any field of a form takes. */
export const TEXT_MAX = 8192;
/** Longest run of combining marks of such a text. The time to render a run grows with its square. */
const MARKS_MAX = 32;
const TOO_MANY_MARKS = new RegExp(String.raw`(\p{M}{${String(MARKS_MAX)}})\p{M}+`, 'gu');

/** Ends a shortened text: an ellipsis and a word joiner, which users do not type. */
const SHORTENED = '…\u2060';

/** A text as it may be rendered at all: one that is too long, or has too many combining marks in a row, is shortened. */
export function boundText(text: string): string {
  if (text.length <= MARKS_MAX) return text;
  const bounded = text.slice(0, TEXT_MAX).replace(TOO_MANY_MARKS, '$1');
  return bounded === text ? text : bounded.toWellFormed() + SHORTENED;
}

/** Whether a text is a shortened one: a form must not save it. */
export function isShortened(text: string): boolean {
  return text.includes(SHORTENED);
}
