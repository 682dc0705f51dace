// @see spec 3.8
import { expect, it, vi } from 'vitest';
import { allPages, type ReadPage } from './all-pages';

const rowsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(from + index));

async function read(readPage: ReadPage<string>, signal = new AbortController().signal) {
  const pages: number[] = [];
  const rows: string[] = [];
  for await (const page of allPages(readPage, (row) => row, signal)) {
    pages.push(page.rows.length);
    rows.push(...page.rows);
  }
  return { pages, rows };
}

it('reads page by page, the largest there are, to the end', async () => {
  const readPage = vi.fn<ReadPage<string>>(({ page, perPage }) =>
    Promise.resolve({ data: rowsOf((page - 1) * perPage, page === 3 ? 50 : perPage), total: 250 }),
  );
  expect((await read(readPage)).pages).toEqual([100, 100, 50]);
  expect(readPage.mock.calls.map(([page]) => page)).toEqual([
    { page: 1, perPage: 100 },
    { page: 2, perPage: 100 },
    { page: 3, perPage: 100 },
  ]);
});

it('gives a row once that moved to the next page meanwhile', async () => {
  const { rows } = await read(({ page }) =>
    Promise.resolve({ data: page === 1 ? rowsOf(0, 100) : ['99', '100'], total: 102 }),
  );
  expect(rows).toEqual(rowsOf(0, 101));
});

it('ends where a list says that it has more than it gives', async () => {
  const readPage = vi.fn<ReadPage<string>>(({ page }) =>
    Promise.resolve({ data: page === 1 ? ['a'] : [], total: 10_000 }),
  );
  expect((await read(readPage)).rows).toEqual(['a']);
  expect(readPage).toHaveBeenCalledTimes(2);
});

it('stops with the signal', async () => {
  const stop = new AbortController();
  const readPage = vi.fn<ReadPage<string>>(({ page }) => {
    if (page === 2) stop.abort();
    return Promise.resolve({ data: rowsOf(page * 100, 100), total: 1000 });
  });
  expect((await read(readPage, stop.signal)).pages).toEqual([100]);
  expect(readPage).toHaveBeenCalledTimes(2);
});
