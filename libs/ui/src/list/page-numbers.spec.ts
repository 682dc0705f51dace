import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it.each([
  [1, 1, '1'],
  [2, 2, '1 2'],
  [1, 7, '1 2 3 4 5 6 7'],
  [7, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [4, 100, '1 2 3 4 5 … 100'],
  [5, 100, '1 … 4 5 6 … 100'],
  [96, 100, '1 … 95 96 97 … 100'],
  [97, 100, '1 … 96 97 98 99 100'],
  [900, 3, '1 2 3'],
])('at page %i of %i offers %s', (page, count, offered) => {
  expect(
    pageNumbers(page, count)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(offered);
});
