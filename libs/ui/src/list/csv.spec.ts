// @see spec 3.8
// @see ASVS 5.4.2
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv';

describe('a line of CSV', () => {
  it.each([
    [['a', 1, null, undefined, ''], 'a,1,,,'],
    [['Đài, phát'], '"Đài, phát"'],
    [['the "best"'], '"the ""best"""'],
    [['two\nlines'], '"two\nlines"'],
    [[' edge '], '" edge "'],
    [[-5, 1.5], '-5,1.5'],
  ])('holds %j', (cells, line) => expect(csvLine(cells)).toBe(`${line}\r\n`));

  it.each(['=1+1', '+84901', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠a'])(
    'runs nothing: %j',
    (text) => expect(csvLine([text])).toMatch(/^"?'/),
  );

  it.each([
    ['News;=HYPERLINK(A1)', "News;'=HYPERLINK(A1)"],
    ['a; \t@SUM(A1)', "a;' \t'@SUM(A1)"],
    ['a\t-1', "a\t'-1"],
    ['a-b; c', 'a-b; c'],
  ])('runs nothing after another separator: %j', (text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`));

  it('marks a formula that needs quotes too', () => {
    expect(csvLine(['=HYPERLINK("http://evil.example","a")'])).toBe(
      `"'=HYPERLINK(""http://evil.example"",""a"")"\r\n`,
    );
  });
});
