import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { isInRequest, type FairQueue } from '../concurrency/fair-queue';
import { isReportedByServer, NoConnection } from './database-unavailable';

/** A database client whose statements, transactions and borrowed connections go through the queue. */
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

/** Holds a turn of the queue until the connection is released. */
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

/** Statement timeout within requests. Migrations and other work have none. */
const STATEMENT_MAX_MS = 10_000;

function limited([statement, ...rest]: unknown[]): unknown[] {
  const isConfig = typeof statement === 'object' && statement !== null;
  return [isConfig && isInRequest() ? { ...statement, query_timeout: STATEMENT_MAX_MS } : statement, ...rest];
}

/** Applies the timeout. After a failure that the server did not report, the connection is closed. */
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
