import { describe, expect, it } from 'vitest';
import { parseJson } from './safe-json';

describe('parseJson', () => {
  it.each(['null', '5', '"a"', '[]', '{"a":[1,{"b":null}]}', '{"constructor":1,"prototype":2}'])(
    'reads %s as JSON.parse does',
    (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    },
  );

  it.each([
    '{"a":1,"__proto__":{"isAdmin":true}}',
    String.raw`{"a":1,"\u005f_proto__":{"isAdmin":true}}`,
    '{"a":1,"__proto__":null}',
  ])('leaves the prototype out of %s', (text) => {
    const parsed = parseJson(text);
    expect(Object.keys(parsed as object)).toEqual(['a']);
    expect(Object.getPrototypeOf(Object.assign({}, parsed))).toBe(Object.prototype);
  });

  it('leaves it out of what is inside as well', () => {
    expect(JSON.stringify(parseJson('[{"a":{"__proto__":{"b":1},"c":2}}]'))).toBe('[{"a":{"c":2}}]');
  });

  it.each(['', '{', '<h1>Sorry</h1>'])('throws at "%s"', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});
