import { describe, expect, it } from 'vitest';
import { pseudoLocale, pseudoMessages } from './pseudo-language';

const pseudo = (text: string) => pseudoMessages({ text }).text;

describe('the pseudo-language', () => {
  it.each([
    ['Sign in', '[ŠŠííĝññ ííññ]'],
    ['{{from}}–{{to}} of {{ total }}', '[{{from}}–{{to}} óóƒ {{ total }}]'],
    ['The <terms>Terms of Service</terms><br/>', '[Ţĥéé <terms>Ţééŕɱšš óóƒ ŠŠééŕṽííçéé</terms><br/>]'],
    ['As $t(shell.cancel) says', '[ÁÁšš $t(shell.cancel) ššááýšš]'],
    ['Tiếng Việt', '[Ţííééññĝ Ṽííééţ]'],
    ['2 × 3', '[2 × 3]'],
  ])('of "%s" is "%s"', (text, accented) => expect(pseudo(text)).toBe(accented));

  it('leaves no plain letter, and no letter twice the same', () => {
    const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index)).join('');
    const letters = pseudo(alphabet + alphabet.toUpperCase()).slice(1, -1);
    expect(letters).not.toMatch(/[a-z]/i);
    expect(new Set(letters).size).toBe(52);
  });

  it('is about 40 % longer', () => {
    const text = 'Something went wrong on this page. Try again, or go back to the start.';
    expect(pseudo(text).length / text.length).toBeCloseTo(1.4, 1);
  });

  it('stands in for every language of a library', async () => {
    const { namespace, load } = pseudoLocale({
      namespace: 'samples',
      load: { en: async () => ({ deep: { a: 'Yes' } }), vi: async () => ({ deep: { a: 'Có' } }) },
    });
    expect([namespace, await load.en(), await load.vi()]).toEqual([
      'samples',
      { deep: { a: '[Ýééšš]' } },
      { deep: { a: '[Çóó]' } },
    ]);
  });
});
