import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';

interface Count {
  statements: number;
}

const counts = new AsyncLocalStorage<Count>();

/** Counts the statements that `work` sends, for the log and tests. */
export function countingStatements<Result>(work: (count: Readonly<Count>) => Result): Result {
  const count = { statements: 0 };
  return counts.run(count, () => work(count));
}

/** Counts only: statements contain personal data. */
export const statementCounter: Logger = {
  logQuery: () => {
    const count = counts.getStore();
    if (count) count.statements += 1;
  },
};
