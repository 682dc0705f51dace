import { describe, expect, it } from 'vitest';
import { matchWords, wordsOf } from './match';

const match = (query: string, title: string, others: string[] = []) =>
  matchWords(wordsOf(query), title, others);

const marked = (query: string, title: string) =>
  match(query, title)?.ranges.map(([start, end]) => title.slice(start, end));

describe('a match', () => {
  it.each([
    ['dong xa', 'Đồng Xanh Truyền Hình', ['Đồng', 'Xa']],
    ['ĐỒNG', 'Dong Nai', ['Dong']],
    ['00039', 'INV-202610-00039', ['00039']],
    ['an', 'Đỗ Văn An', ['An']],
    ['xanh anh', 'Xanh', ['Xanh']],
    // Decomposed: the marks belong to their letters.
    ['dong', 'Đồng'.normalize('NFD'), ['Đồng'.normalize('NFD')]],
    ['', 'Users', []],
  ])('of “%s” in “%s” marks %j', (query, title, parts) => expect(marked(query, title)).toEqual(parts));

  it('needs every word, in the title or another text', () => {
    expect(match('dong vod', 'Đồng Xanh')).toBeUndefined();
    expect(match('dong vod', 'Đồng Xanh', ['vod-sin-1'])?.ranges).toEqual([[0, 4]]);
  });

  it('ranks the beginning, then words, then parts, then other texts', () => {
    const scores = ['Live servers', 'Is live', 'Olive', 'Other'].map(
      (title) => match('live', title, ['live-1'])?.score,
    );
    expect(scores).toEqual([0, 1, 2, 3]);
  });

  it('ranks a text without the typed diacritics last', () => {
    const scores = ['Trần Văn An', 'Ông TRẦN', 'Transcode'].map((title) => match('trần', title)?.score);
    expect(scores).toEqual([0, 1, 3]);
  });
});
