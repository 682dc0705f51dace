import { searchable } from '@console/i18n';

/** Start and end in the text. */
export type Range = readonly [start: number, end: number];

export interface Match {
  /** Lower is better: beginning of the title, of a word, inside, in another text. */
  score: number;
  /** Parts of the title, in order and without overlap. */
  ranges: readonly Range[];
}

export function wordsOf(query: string): string[] {
  return lower(query).split(/\s+/).filter(Boolean);
}

/**
 * Matches if each word occurs in the title or in another text, whatever their case and diacritics. A text
 * without the diacritics of a word ranks last: “trần” finds “Trần” before “Transcode”.
 */
export function matchWords(
  words: readonly string[],
  title: string,
  others: readonly string[] = [],
): Match | undefined {
  const { text, positions } = fold(title);
  const rest = searchable(others.join(' '));
  let score = 0;
  const ranges: Range[] = [];
  for (const typed of words) {
    const word = searchable(typed);
    const at = bestPosition(text, word);
    if (at === undefined && !rest.includes(word)) return undefined;
    const isExact = word === typed || lower(title).includes(typed);
    score += at === undefined || !isExact ? 3 : rankAt(text, at);
    if (at !== undefined) ranges.push([positions[at] ?? 0, positions[at + word.length] ?? title.length]);
  }
  return { score: words.length === 0 ? 0 : score / words.length, ranges: merged(ranges) };
}

function lower(text: string): string {
  return text.toLowerCase().normalize('NFC');
}

/** The searchable text with the position of each character in the original. */
function fold(original: string) {
  let text = '';
  const positions: number[] = [];
  let position = 0;
  for (const character of original) {
    const folded = searchable(character);
    text += folded;
    for (let index = 0; index < folded.length; index += 1) positions.push(position);
    position += character.length;
  }
  return { text, positions };
}

function bestPosition(text: string, word: string): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (best === undefined || rankAt(text, at) < rankAt(text, best)) best = at;
  }
  return best;
}

function rankAt(text: string, at: number): number {
  if (at === 0) return 0;
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 2 : 1;
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
