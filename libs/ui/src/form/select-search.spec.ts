import { expect, it } from 'vitest';
import { matchesLabel, platformSearch } from './select-search';

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
