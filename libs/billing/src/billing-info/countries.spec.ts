// @see spec 3.5
import { describe, expect, it } from 'vitest';
import { countriesIn, countryName, matchesCountry } from './countries';

describe.each(['en', 'vi'])('countries in %s', (language) => {
  const countries = countriesIn(language);

  it('contains every country once, with a name', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(countries).toHaveLength(249);
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
  });

  it('is sorted by name', () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });
});

it('localizes country names', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'vi')).toBe('Đức');
});

it.each(['', 'Deutschland', 'vn'])('returns the unknown code %j unchanged', (code) =>
  expect(countryName(code, 'en')).toBe(code),
);

describe('matchesCountry', () => {
  const germany = { code: 'DE', name: 'Đức' };

  it.each(['duc', 'ĐỨC', ' đức ', 'ức', 'de', 'DE', ''])('%j matches Đức', (typed) =>
    expect(matchesCountry(germany, typed)).toBe(true),
  );

  it.each(['d e', 'dex', 'vn', 'ger'])('%j does not match', (typed) =>
    expect(matchesCountry(germany, typed)).toBe(false),
  );
});
