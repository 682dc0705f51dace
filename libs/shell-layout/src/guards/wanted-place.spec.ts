// @see spec 4.2
import { expect, it } from 'vitest';
import { returnToOf } from './wanted-place';

it('is the place that the history remembers', () => {
  expect(returnToOf({ wanted: '/apps/accounts?page=2' })).toBe('/apps/accounts?page=2');
});

it.each([[null], [undefined], ['/apps/accounts'], [{}], [{ wanted: 7 }], [{ wanted: '//evil.example' }]])(
  'is home for %j',
  (state) => {
    expect(returnToOf(state)).toBe('/apps');
  },
);
