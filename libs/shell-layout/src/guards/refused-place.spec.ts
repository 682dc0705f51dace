// @see spec 2.4, 4.2, 6
import { expect, it } from 'vitest';
import { deniedPathOf } from './refused-place';

it('is the place that the history remembers', () => {
  expect(deniedPathOf({ refused: '/apps/accounts?page=2' })).toBe('/apps/accounts?page=2');
});

it.each([
  [null],
  [undefined],
  ['/apps/accounts'],
  [{}],
  [{ refused: 7 }],
  [{ refused: '//evil.example' }],
  [{ refused: 'javascript:alert(1)' }],
])('is none for %j', (state) => {
  expect(deniedPathOf(state)).toBeUndefined();
});
