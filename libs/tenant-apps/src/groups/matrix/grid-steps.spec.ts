// @see spec 7.6
import { expect, it } from 'vitest';
import { steppedTo } from './grid-steps';

const from = (row: number, column: number, key: string, ctrlKey = false) =>
  steppedTo({ row, column }, { key, ctrlKey }, 3, 4);

it.each([
  ['ArrowUp', { row: 0, column: 1 }],
  ['ArrowDown', { row: 2, column: 1 }],
  ['ArrowLeft', { row: 1, column: 0 }],
  ['ArrowRight', { row: 1, column: 2 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 3 }],
  ['Enter', undefined],
])('%s', (key, to) => expect(from(1, 1, key)).toEqual(to));

it('stops at the edges', () => {
  expect(from(0, 0, 'ArrowUp')).toEqual({ row: 0, column: 0 });
  expect(from(0, 0, 'ArrowLeft')).toEqual({ row: 0, column: 0 });
  expect(from(2, 3, 'ArrowDown')).toEqual({ row: 2, column: 3 });
  expect(from(2, 3, 'ArrowRight')).toEqual({ row: 2, column: 3 });
});

it('goes to the corners with Ctrl', () => {
  expect(from(1, 1, 'Home', true)).toEqual({ row: 0, column: 0 });
  expect(from(1, 1, 'End', true)).toEqual({ row: 2, column: 3 });
});
