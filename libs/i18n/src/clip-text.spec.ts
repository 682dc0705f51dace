// @see spec 9
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipText, CLIPPED_LENGTH } from './clip-text';

const MARK = '\u0301';
const MEGABYTE = 2 ** 20;

describe('a text from outside', () => {
  it.each([
    '',
    'Đồng Xanh Truyền hình',
    'Đồng'.normalize('NFD'),
    '👩‍👩‍👧‍👦 gia đình',
    'שָׁלוֹם',
    'नमस्ते',
    'x'.repeat(CLIPPED_LENGTH),
  ])('%j stays as it is', (text) => expect(clipText(text)).toBe(text));

  it('of a million combining marks keeps its letters and a few marks', () => {
    expect(clipText(`a${MARK.repeat(MEGABYTE)}`)).toBe(`a${MARK.repeat(8)}…`);
    expect(clipText(`a${MARK.repeat(20)}b`)).toBe(`a${MARK.repeat(8)}b`);
  });

  it('is cut between characters as users see them', () => {
    const family = '👩‍👩‍👧‍👦';
    const clipped = clipText(family.repeat(MEGABYTE / family.length));
    expect(clipped.slice(0, -1).replaceAll(family, '')).toBe('');
    expect(clipText('e\u0302\u0301'.repeat(CLIPPED_LENGTH)).slice(0, -1).length % 3).toBe(0);
  });

  it('is bounded and well-formed, whatever it holds', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(MARK, '\u200d', '👨', '\u{e0100}', 'ạ'),
    );
    fc.assert(
      fc.property(piece, fc.integer({ min: 1, max: 3000 }), (text, times) => {
        const clipped = clipText(text.repeat(times));
        expect(clipped.length).toBeLessThanOrEqual(CLIPPED_LENGTH + 1);
        expect(clipped).not.toMatch(/\p{M}{9}/u);
        expect(clipped.isWellFormed()).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
