// @see spec 7.1
// @see ASVS 1.5.2, 15.3.6
import { describe, expect, it } from 'vitest';
import { isShortened } from './contract/bounded-text';
import { parseJson, parseResponse } from './safe-json';

describe('parseJson', () => {
  it.each(['null', '5', '"a"', '[]', '{"a":[1,{"b":null}]}', '{"constructor":1,"prototype":2}'])(
    'reads %s like JSON.parse',
    (text) => expect(parseJson(text)).toEqual(JSON.parse(text)),
  );

  it.each([
    '{"a":1,"__proto__":{"isAdmin":true}}',
    String.raw`{"a":1,"\u005f_proto__":{"isAdmin":true}}`,
    '{"a":1,"__proto__":null}',
  ])('removes the prototype from %s', (text) => {
    const parsed = parseJson(text);
    expect(Object.keys(parsed as object)).toEqual(['a']);
    expect(Object.getPrototypeOf(Object.assign({}, parsed))).toBe(Object.prototype);
  });

  it('removes it from nested objects', () =>
    expect(JSON.stringify(parseJson('[{"a":{"__proto__":{"b":1},"c":2}}]'))).toBe('[{"a":{"c":2}}]'));

  it.each(['', '{', '<h1>Sorry</h1>'])('throws at "%s"', (text) =>
    expect(() => parseJson(text)).toThrow(SyntaxError),
  );
});

describe('parseResponse', () => {
  const long = `a${'\u0301'.repeat(2 ** 20)}`;

  it('shortens long texts', () => {
    const { name, rows } = parseResponse(JSON.stringify({ name: long, rows: [[long], 'b'] })) as {
      name: string;
      rows: [[string], string];
    };
    expect([name, rows[0][0], rows[1]].map(isShortened)).toEqual([true, true, false]);
    expect(name.length).toBeLessThan(100);
  });

  it('removes fields with long names and the prototype', () => {
    expect(parseResponse(JSON.stringify({ [long]: 1, b: 2 }))).toEqual({ b: 2 });
    expect(Object.keys(parseResponse('{"__proto__":1,"b":2}') as object)).toEqual(['b']);
  });
});
