import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';

interface Count {
  statements: number;
}

const counts = new AsyncLocalStorage<Count>();

/** Runs work and counts the statements that it sends to the database, to tell in the log and to test against. */
export function countingStatements<Result>(work: (count: Readonly<Count>) => Result): Result {
  const count = { statements: 0 };
  return counts.run(count, () => work(count));
}

/** Given to a database connection: counts and writes nothing, for statements hold people's data. */
export const statementCounter: Logger = {
  logQuery: () => {
    const count = counts.getStore();
    if (count) count.statements += 1;
  },
};
