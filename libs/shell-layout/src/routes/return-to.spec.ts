import { expect, it } from 'vitest';
import { statusStateOf, returnToOf } from './paths';

// @see spec 4.2

it('is the place that the history remembers', () =>
  expect(returnToOf({ returnTo: '/apps/accounts?page=2' })).toBe('/apps/accounts?page=2'));

it.each([[null], [undefined], ['/apps/accounts'], [{}], [{ returnTo: 7 }], [{ returnTo: '//evil.example' }]])(
  'is home for %j',
  (state) => expect(returnToOf(state)).toBe('/apps'),
);

// @see spec 2.4, 4.2, 6

it('is the place that the history remembers', () =>
  expect(statusStateOf({ failed: '/apps/accounts?page=2', requestId: 'request-7' })).toEqual({
    failed: '/apps/accounts?page=2',
    requestId: 'request-7',
  }));

it.each([
  [null],
  [undefined],
  ['/apps/accounts'],
  [{}],
  [{ failed: 7 }],
  [{ failed: '//evil.example' }],
  [{ failed: 'javascript:alert(1)' }],
])('is none for %j', (state) => expect(statusStateOf(state)).toBeUndefined());
