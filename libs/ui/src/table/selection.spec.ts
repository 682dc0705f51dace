// @see spec 3.8
import { describe, expect, it, vi } from 'vitest';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import type { ReadPage } from '../list/all-pages';
import {
  allMatching,
  countSelected,
  isSelected,
  keptUnder,
  readSelected,
  selectionOf,
  withRows,
  type Selection,
} from './selection';

const keyed = (...keys: string[]) => keys.map((key) => [key, key] as const);
const TICKED: Selection<string> = selectionOf(keyed('a', 'b'));
const MATCHING: Selection<string> = allMatching('live');

const chosen = (selection: Selection<string>) =>
  ['a', 'b', 'c', 'd'].filter((key) => isSelected(selection, key));

describe('rows that were ticked', () => {
  it('are those, in the order in which they were ticked', () => {
    expect(chosen(TICKED)).toEqual(['a', 'b']);
    const more = withRows(TICKED, keyed('d', 'c'), true);
    expect(countSelected(more, 1000)).toBe(4);
    expect(more).toEqual(selectionOf(keyed('a', 'b', 'd', 'c')));
    expect(chosen(withRows(more, keyed('a', 'd'), false))).toEqual(['b', 'c']);
  });

  it('are counted once, and known as they were last seen', () => {
    const again = withRows<string>(TICKED, [['a', 'a, renamed']], true);
    expect(countSelected(again, 1000)).toBe(2);
    expect(again).toEqual(
      selectionOf([
        ['b', 'b'],
        ['a', 'a, renamed'],
      ]),
    );
  });

  it('outlast a search', () => expect(keptUnder(TICKED, 'another')).toBe(TICKED));
});

describe('everything that matches', () => {
  it('is every row, seen or not, but for those taken out', () => {
    expect(chosen(MATCHING)).toEqual(['a', 'b', 'c', 'd']);
    const some = withRows(MATCHING, keyed('a', 'b'), false);
    expect(chosen(some)).toEqual(['c', 'd']);
    expect(chosen(withRows(some, keyed('b'), true))).toEqual(['b', 'c', 'd']);
  });

  it('is as many as match now', () => {
    const some = withRows(MATCHING, keyed('a', 'b'), false);
    expect(countSelected(some, 10)).toBe(8);
    expect(countSelected(some, 12)).toBe(10);
    expect(countSelected(some, 1)).toBe(0);
  });

  it('ends with the search and the filters that it was said of', () => {
    expect(keptUnder(MATCHING, 'live')).toBe(MATCHING);
    expect(keptUnder(MATCHING, 'stopped')).toEqual(selectionOf([]));
  });
});

describe('the rows of a selection', () => {
  const all = Array.from({ length: 150 }, (_, index) => String(index));
  const read = (selection: Selection<string>, readPage?: ReadPage<string>) => {
    const onRead = vi.fn();
    const { signal } = new AbortController();
    const rows = readSelected(selection, { readPage, rowKey: (row) => row, signal, onRead });
    return { rows, onRead };
  };
  const readPage: ReadPage<string> = ({ page, perPage }) =>
    Promise.resolve({ data: all.slice((page - 1) * perPage, page * perPage), total: all.length });

  it('are at hand where they were ticked', async () => {
    const asked = vi.fn(readPage);
    await expect(read(TICKED, asked).rows).resolves.toEqual(['a', 'b']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are read page by page where all that match are meant, without those taken out', async () => {
    const { rows, onRead } = read(withRows(MATCHING, keyed('0', '149'), false), readPage);
    await expect(rows).resolves.toEqual(all.slice(1, -1));
    expect(onRead.mock.calls).toEqual([[MAX_PAGE_SIZE - 1], [148]]);
  });

  it('are none where they cannot be read', async () => {
    await expect(read(MATCHING).rows).resolves.toEqual([]);
    await expect(read(MATCHING, () => Promise.reject(new Error('away'))).rows).rejects.toThrow('away');
  });
});
