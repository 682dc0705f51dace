import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import type { FairQueue } from '../fair-queue';
import { NoConnection } from './database-away';

/** A database client whose statements, transactions and borrowed connections wait for their turn. */
export function queuedClient<Client extends PGlite | Pool>(client: Client, queue: FairQueue): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const call = (...args: unknown[]): unknown => Reflect.apply(member, target, args);
      if (name === 'query' || name === 'exec' || name === 'transaction')
        return (...args: unknown[]) => queue.run(() => Promise.resolve(call(...args)));
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
        resolve(client);
        await released;
      })
      .catch(reject);
  });
}
