// @see spec 3.8
import { describe, expect, it, vi } from 'vitest';
import { BULK_CONCURRENCY, runOnRows } from './bulk-run';
import type { Outcome } from '../display/outcome';

const ROWS = Array.from({ length: 10 }, (_, index) => `row ${String(index)}`);
const DONE: Outcome<unknown> = { data: {} };
const LIMITED: Outcome<unknown> = {
  error: { kind: 'http', status: 429, message: ['Too many calls.'], errors: [], fieldErrors: {} },
};

/** An action that the test completes. */
function heldAct() {
  const held: ((outcome: Outcome<unknown>) => void)[] = [];
  const run = vi.fn((_row: string) => new Promise<Outcome<unknown>>((resolve) => held.push(resolve)));
  return {
    run,
    answer: async (outcome: Outcome<unknown>) => {
      held.shift()?.(outcome);
      await new Promise(setImmediate);
    },
  };
}

function begin(run: (row: string) => PromiseLike<Outcome<unknown>>, rows: readonly string[] = ROWS) {
  const stop = new AbortController();
  const onProgress = vi.fn();
  return { stop, onProgress, results: runOnRows(rows, run, { signal: stop.signal, onProgress }) };
}

describe('a bulk run', () => {
  it('works on a few rows at a time, and on each once', async () => {
    const { run, answer } = heldAct();
    const { results } = begin(run);
    expect(run).toHaveBeenCalledTimes(BULK_CONCURRENCY);
    for (const begun of [4, 5, 6, 7, 8, 9, 10, 10, 10, 10]) {
      await answer(DONE);
      expect(run).toHaveBeenCalledTimes(begun);
    }
    expect(run.mock.calls.map(([row]) => row)).toEqual(ROWS);
    await expect(results).resolves.toEqual(ROWS.map((row) => ({ state: 'done', row })));
  });

  it('goes on after a failure, and says what became of each row', async () => {
    const run = (row: string) => Promise.resolve(row === 'row 1' ? LIMITED : DONE);
    const { results, onProgress } = begin(run);
    await expect(results).resolves.toEqual(
      ROWS.map((row) =>
        row === 'row 1' ? { state: 'failed', row, error: LIMITED.error } : { state: 'done', row },
      ),
    );
    expect(onProgress).toHaveBeenCalledTimes(10);
    expect(onProgress).toHaveBeenLastCalledWith({ done: 9, failed: 1 });
  });

  it('takes an act that breaks for a failure of its row', async () => {
    const { results } = begin(() => {
      throw new Error('broken');
    }, ['row']);
    await expect(results).resolves.toEqual([
      { state: 'failed', row: 'row', error: { message: 'Error: broken' } },
    ]);
  });

  it('begins no further row once it is stopped, and waits for those under way', async () => {
    const { run, answer } = heldAct();
    const { results, stop } = begin(run);
    await answer(DONE);
    stop.abort();
    for (let under = 0; under < BULK_CONCURRENCY; under += 1) await answer(DONE);
    expect(run).toHaveBeenCalledTimes(4);
    expect((await results).map(({ state }) => state)).toEqual([
      ...Array<string>(4).fill('done'),
      ...Array<string>(6).fill('left'),
    ]);
  });

  it('begins none where it was stopped before', async () => {
    const run = vi.fn(() => Promise.resolve(DONE));
    const signal = AbortSignal.abort();
    const results = await runOnRows(ROWS, run, { signal, onProgress: vi.fn() });
    expect(results).toHaveLength(10);
    expect(run).not.toHaveBeenCalled();
  });

  it('ends with the session', async () => {
    const { run, answer } = heldAct();
    const { results } = begin(run);
    await answer({ error: { kind: 'signed-out' } });
    await answer(DONE);
    await answer(DONE);
    expect(run).toHaveBeenCalledTimes(3);
    expect((await results).slice(0, 4).map(({ state }) => state)).toEqual(['failed', 'done', 'done', 'left']);
  });
});
