import { describe, expect, it } from 'vitest';
import { en } from './en';
import { message, translate } from './message';
import { vi } from './vi';

describe('messages', () => {
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
