import { expect, it } from 'vitest';
import { matchesLabel, platformSearch, withChosen } from './select-search';

it.each([
  ['dong xanh', 'Đồng Xanh', true],
  ['ĐỒNG ', 'dong-xanh-1', true],
  ['vod', 'Đồng Xanh', false],
])('“%s” finds “%s”: %s', (typed, label, found) => expect(matchesLabel(typed, { label })).toBe(found));

it('leaves the filtering to the platform once it has responded', () => {
  const search = { q: 'a', onSearch: () => undefined };
  expect(platformSearch({ ...search, isFetching: true }).filterOption).toBe(matchesLabel);
  expect(platformSearch({ ...search, isFetching: false }).filterOption).toBe(false);
});

it.each([
  ['', ['News', 'Đồng Xanh']],
  ['dong', ['News', 'Đồng Xanh']],
  ['news', ['News']],
])('adds chosen options that “%s” matches', (q, labels) => {
  const known = ['News', 'Đồng Xanh', 'Not chosen'].map((label) => ({ value: label, label }));
  const options = withChosen(known.slice(0, 1), { chosen: ['News', 'Đồng Xanh'], known, q });
  expect(options.map(({ label }) => label)).toEqual(labels);
});
