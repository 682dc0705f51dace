// @see spec 3.8
import { describe, expect, it } from 'vitest';
import { arrangeColumns, movedKeys } from './column-settings';

const COLUMNS = ['name', 'status', 'owner'].map((key) => ({ key }));
const arranged = (order: string[], hidden: string[] = []) =>
  arrangeColumns(COLUMNS, { order, hidden }).map(({ column, shown }) =>
    shown ? column.key : `-${column.key}`,
  );

describe('the columns of a table', () => {
  it.each([
    ['as declared', [], [], ['name', 'status', 'owner']],
    ['in the order chosen', ['owner', 'name', 'status'], [], ['owner', 'name', 'status']],
    ['without those hidden', [], ['status'], ['name', '-status', 'owner']],
    ['with the first one always', [], ['name', 'owner'], ['name', 'status', '-owner']],
    [
      'with a new one behind the one it is declared after',
      ['owner', 'name'],
      [],
      ['owner', 'name', 'status'],
    ],
    ['each once', ['owner', 'owner', 'name', 'status'], [], ['owner', 'name', 'status']],
    ['with a new first one in front', ['owner', 'status'], [], ['name', 'owner', 'status']],
    [
      'without those that are gone',
      ['gone', 'owner', 'name', 'status'],
      ['gone'],
      ['owner', 'name', 'status'],
    ],
  ])('are arranged %s', (_how, order, hidden, expected) => expect(arranged(order, hidden)).toEqual(expected));

  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('move: %s by %i', (key, by, expected) =>
    expect(movedKeys(['a', 'b', 'c'], key, by)).toEqual(expected),
  );
});
