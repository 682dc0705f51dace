import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { isInRequest, type FairQueue } from '../concurrency/fair-queue';
import { isReportedByServer, NoConnection } from './database-unavailable';

/** A database client whose statements, transactions and borrowed connections wait for their turn. */
export function queuedClient<Client extends PGlite | Pool>(client: Client, queue: FairQueue): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const call = (...args: unknown[]): unknown => Reflect.apply(member, target, args);
      if (name === 'query' || name === 'exec' || name === 'transaction')
        return (...args: unknown[]) => queue.run(() => Promise.resolve(call(...limited(args))));
      if (name === 'connect' && 'connect' in target) return () => borrow(target, queue);
      return call;
    },
  });
}

/** A connection of a pool, in its turn; the turn ends when the connection is released. */
function borrow(pool: Pool, queue: FairQueue): Promise<PoolClient> {
  return new Promise((resolve, reject) => {
    queue
      .run(async () => {
        const client = await pool.connect().catch((error: unknown) => {
          throw new NoConnection('The pool has no connection to give.', { cause: error });
        });
        const released = new Promise<void>((done) => {
          const onRelease = (_error: Error, other: PoolClient) => {
            if (other !== client) return;
            pool.off('release', onRelease);
            done();
          };
          pool.on('release', onRelease);
        });
        resolve(limitedClient(client));
        await released;
      })
      .catch(reject);
  });
}

/** How long a statement of a request may run. Migrations and other work without a request take as long as they need. */
const STATEMENT_MAX_MS = 10_000;

/** The arguments of `query` with the limit, for drivers that have one. */
function limited([statement, ...rest]: unknown[]): unknown[] {
  const isConfig = typeof statement === 'object' && statement !== null;
  return [isConfig && isInRequest() ? { ...statement, query_timeout: STATEMENT_MAX_MS } : statement, ...rest];
}

/**
 * A borrowed connection with the limit. After a failure that the server did not report, such as the limit, the connection is
 * closed, and further statements fail.
 */
function limitedClient(client: PoolClient): PoolClient {
  let failure: Error | undefined;
  const close = (error: unknown) => {
    if (failure) return;
    failure = error instanceof Error ? error : new NoConnection('The connection failed.', { cause: error });
    client.release(failure);
  };
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const call = (...args: unknown[]): unknown => Reflect.apply(member, target, args);
      if (name === 'release') return (error?: unknown) => (failure ? undefined : call(error));
      if (name !== 'query') return call;
      return async (...args: unknown[]) => {
        if (failure) throw failure;
        try {
          return await call(...limited(args));
        } catch (error) {
          if (!isReportedByServer(error)) close(error);
          throw error;
        }
      };
    },
  });
}
