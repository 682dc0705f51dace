// @see spec 7.1
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundText, isShortened, TEXT_MAX } from './bounded-text';

const MARK = '\u0301';

describe('a text of a response', () => {
  it.each([
    '',
    'Đồng Xanh Truyền hình',
    'Đồng'.normalize('NFD'),
    `a${MARK.repeat(32)}`,
    'x'.repeat(TEXT_MAX),
  ])('%# is unchanged', (text) => {
    expect(boundText(text)).toBe(text);
    expect(isShortened(text)).toBe(false);
  });

  it.each([`a${MARK.repeat(2 ** 20)}`, `a${MARK.repeat(33)}`, 'x'.repeat(TEXT_MAX + 1)])(
    '%# is shortened if it is too long or has too many combining marks',
    (text) => {
      const bounded = boundText(text);
      expect(isShortened(bounded)).toBe(true);
      expect(bounded.length).toBeLessThanOrEqual(TEXT_MAX + 2);
    },
  );

  it('is bounded and well-formed', () => {
    const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(MARK, '\u200d', '👨', 'ạ'));
    fc.assert(
      fc.property(piece, fc.integer({ min: 1, max: 3000 }), (text, times) => {
        const given = text.repeat(times).toWellFormed();
        const bounded = boundText(given);
        expect(bounded).not.toMatch(/\p{M}{33}/u);
        expect(bounded.isWellFormed()).toBe(true);
        expect(isShortened(bounded)).toBe(bounded !== given);
      }),
      { numRuns: 200 },
    );
  });
});
