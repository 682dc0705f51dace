// @see spec 3.5
import { describe, expect, it } from 'vitest';
import { countriesIn, countryName, isMeant } from './countries';

describe.each(['en', 'vi'])('countries in %s', (language) => {
  const countries = countriesIn(language);

  it('are all there, once, each by a name', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(countries).toHaveLength(249);
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
  });

  it('stand in the order of their names', () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });
});

it('are called as people call them', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'vi')).toBe('Đức');
});

it.each(['', 'Deutschland', 'vn'])('leave %j, which is no code, as it is', (code) => {
  expect(countryName(code, 'en')).toBe(code);
});

describe('what is typed', () => {
  const germany = { code: 'DE', name: 'Đức' };

  it.each(['duc', 'ĐỨC', ' đức ', 'ức', 'de', 'DE', ''])('%j means Đức', (typed) => {
    expect(isMeant(germany, typed)).toBe(true);
  });

  it.each(['d e', 'dex', 'vn', 'ger'])('%j does not', (typed) => {
    expect(isMeant(germany, typed)).toBe(false);
  });
});
