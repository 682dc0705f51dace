import { describe, expect, it } from 'vitest';
import { en } from './en';
import { localeOf, message, translate } from './message';
import { vi } from './vi';

describe('messages', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['vi-VN', 'vi'],
    ['en-US', 'en'],
    ['fr-FR, vi;q=0.8, en;q=0.5', 'vi'],
    ['vi;q=0.1, en;q=0.9', 'en'],
    ['vi;q=0, en', 'en'],
    ['de', 'en'],
    [';;;q=x,,', 'en'],
  ] as const)('understands Accept-Language %s as %s', (header, locale) =>
    expect(localeOf(header)).toBe(locale),
  );

  it('inserts values once and unchanged', () => {
    const length = message('field.length', { min: 3, max: 63 });
    expect(translate(length, 'en')).toBe('Between 3 and 63 characters.');
    expect(translate(length, 'vi')).toBe('Cần từ 3 đến 63 ký tự.');
    const tricky = message('request.badParameter', { name: 'q', value: '{name} $& $1' });
    expect(translate(tricky, 'en')).toBe('Invalid value for q: {name} $& $1');
  });

  it('has the same values in both languages', () => {
    const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    const keys = Object.keys(en).filter((key): key is keyof typeof en => key in vi);
    expect(keys).toHaveLength(Object.keys(en).length);
    for (const key of keys) expect(valuesIn(vi[key]), key).toEqual(valuesIn(en[key]));
  });
});
