// @see operation overload
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { login, updateProfile } from '@console/auth/contract';
import { BACKGROUND_HEADER, ErrorResponse } from '@console/http/contract';
import { testPullAddress } from '@console/live/contract';
import { getProfile } from '@console/shell-layout/contract';
import { validateVast } from '@console/ssai/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { openSession } from '../authorization/sessions';
import { passwordQueue } from '../security/passwords';
import { passwordAttempts } from './schema';
import { emptyDatabaseEnvironment } from '../../testing/test-database';
import {
  enroll,
  OPERATOR,
  startSuitePlatform,
  startTestPlatform,
  type TestPlatform,
} from '../../testing/test-platform';

const isEmbedded = inject('database').kind === 'pglite';
const MAX_WAITING = isEmbedded ? 200 : 500;
const CONNECTIONS = isEmbedded ? 1 : 10;

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))();

async function expectBusy(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
  const { message } = ErrorResponse.parse(await response.json());
  expect(message).toBe('The service is busy or unavailable. Try again in a few seconds.');
}

describe('an overloaded database', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    // Nothing waits too long on a slow machine, and the mail dispatcher does not wait in between.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    platform = await startTestPlatform();
    ({ token } = await enroll(platform));
  });
  afterAll(async () => {
    await platform.stop();
    vi.useRealTimers();
  });

  /** Occupies every connection until the returned function is called. */
  async function useUp(): Promise<() => Promise<void>> {
    const hold = Promise.withResolvers<void>();
    const begun = Array.from({ length: CONNECTIONS }, () => Promise.withResolvers<void>());
    const transactions = begun.map(({ resolve }) =>
      platform.db.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        resolve();
        await hold.promise;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    return async () => {
      hold.resolve();
      await Promise.all(transactions);
    };
  }

  it('serves waiting calls in order and rejects further ones with 503', async () => {
    // Concurrent calls of one session share a statement.
    const { id: userId } = await platform.call(getProfile, { token });
    const session = { userId, kind: 'main', userAgent: undefined, now: platform.clock.now } as const;
    const tokens = await Promise.all(
      Array.from({ length: MAX_WAITING + 50 }, () => openSession(platform.db, session)),
    );
    const release = await useUp();
    const served: number[] = [];
    const responses = tokens.map(async (own, call) => {
      const response = await platform.send(getProfile, { token: own, headers: { [BACKGROUND_HEADER]: '1' } });
      if (response.ok) served.push(call);
      return response;
    });
    for (const rejected of responses.slice(MAX_WAITING)) await expectBusy(await rejected);
    await release();
    const waiting = await Promise.all(responses.slice(0, MAX_WAITING));
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set([200]));
    expect(served).toHaveLength(MAX_WAITING);
    const metrics = await platform.app.fetch(
      new Request('http://127.0.0.1/metrics', { headers: { Host: '127.0.0.1' } }),
      { remoteAddress: '127.0.0.1' },
    );
    expect(await metrics.text()).toContain('queue_rejected_total{queue="database"} 50\n');
    if (isEmbedded) expect(served).toEqual(served.toSorted((one, other) => one - other));
  });

  it('rejects a sign-in with 503 while too many passwords wait, without counting it', async () => {
    const hold = Promise.withResolvers<void>();
    const held = Array.from({ length: 102 }, () => passwordQueue.run(() => hold.promise));
    await expectBusy(await platform.send(login, { body: { ...OPERATOR, password: 'not the password' } }));
    expect(await platform.db.select().from(passwordAttempts)).toEqual([]);
    hold.resolve();
    await Promise.all(held);
    expect(await platform.status(login, { body: OPERATOR })).toBe(200);
  });

  it('gives sign-ins of other addresses a turn, whatever tokens they send', async () => {
    const hold = Promise.withResolvers<void>();
    const held = Array.from({ length: 2 }, () => passwordQueue.run(() => hold.promise));
    const ended: string[] = [];
    const signInFrom = async (remoteAddress: string, token: string) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const body = JSON.stringify({ ...OPERATOR, email: `${token}@flood.example` });
      await platform.app.request(login.path, { method: 'POST', headers, body }, { remoteAddress });
      ended.push(remoteAddress);
    };
    const flood = Array.from({ length: 20 }, (_, n) => signInFrom('203.0.113.9', `forged-${n}`));
    await vi.waitFor(() => expect(passwordQueue.state().waiting).toBe(20));
    const other = signInFrom('198.51.100.7', 'other');
    await vi.waitFor(() => expect(passwordQueue.state().waiting).toBe(21));
    hold.resolve();
    await Promise.all([...held, ...flood, other]);
    expect(ended.indexOf('198.51.100.7')).toBeLessThan(10);
  });
});

describe('the database', async () => {
  const platform = await startSuitePlatform({ ALLOWED_NETWORKS: '127.0.0.1' });
  const { token } = await enroll(platform);

  it.each([
    [testPullAddress, 'url'],
    [validateVast, 'source'],
  ] as const)('serves others while calls of $name wait for a server', async (operation, field) => {
    const silent = createHttpServer(() => undefined);
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = z.object({ port: z.number() }).parse(silent.address());
    let ended = 0;
    const calls = Array.from({ length: CONNECTIONS }, async (_, call) => {
      const headers = { 'Idempotency-Key': `call-${call}` };
      const body = { [field]: `http://127.0.0.1:${port}/${call}` };
      await platform.call(operation, { token, headers, body });
      ended += 1;
    });
    await vi.waitFor(async () => expect(await connectionsOf(silent)).toBe(CONNECTIONS));
    expect(await platform.status(getProfile, { token })).toBe(200);
    expect(ended).toBe(0);
    silent.close();
    silent.closeAllConnections();
    await Promise.all(calls);
  });

  async function failFirst(count: number) {
    await platform.db.execute(sql`drop sequence if exists deadlocks cascade`);
    await platform.db.execute(sql`create sequence deadlocks`);
    await platform.db.execute(sql`
      create or replace function deadlock() returns trigger language plpgsql as $$ begin
        if nextval('deadlocks') <= ${sql.raw(String(count))} then raise exception 'deadlock' using errcode = '40P01'; end if;
        return new;
      end $$`);
    await platform.db.execute(sql`
      create or replace trigger deadlock before insert on audit_entries for each row execute function deadlock()`);
  }
  const change = (name: string) => platform.status(updateProfile, { token, body: { name } });

  it('ends a call by a deadlock only if that happens twice', async () => {
    await failFirst(1);
    expect(await change('Mai')).toBe(200);
    await failFirst(2);
    expect(await change('Lan')).toBe(500);
    expect(await platform.call(getProfile, { token })).toMatchObject({ name: 'Mai' });
  });
});

describe.runIf(!isEmbedded)('an unavailable database server', () => {
  /** A platform that reaches its database server through a proxy. */
  async function startBehindRelay() {
    const { DATABASE_URL = '' } = await emptyDatabaseEnvironment();
    const url = new URL(DATABASE_URL);
    const server = { host: url.hostname, port: Number(url.port) };
    const sockets = new Set<Socket>();
    const isSilent = { now: false };
    const relay = createServer((socket) => {
      const onward = connect(server);
      for (const one of [socket, onward]) {
        sockets.add(one);
        one.on('error', () => one.destroy());
      }
      socket.pipe(onward);
      onward.on('data', (data) => {
        if (!isSilent.now) socket.write(data);
      });
      onward.on('end', () => socket.end());
    });
    await once(relay.listen(0, '127.0.0.1'), 'listening');
    const address = relay.address();
    if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
    const { port } = address;
    url.host = `127.0.0.1:${String(port)}`;
    const platform = await startTestPlatform({ DATABASE_URL: url.href });
    return {
      platform,
      token: (await enroll(platform)).token,
      /** Whether the server accepts connections and statements without a response. */
      isSilent,
      disconnect: () => {
        relay.close();
        for (const socket of sockets) socket.destroy();
      },
      reconnect: () => once(relay.listen(port, '127.0.0.1'), 'listening'),
      stop: async () => {
        await platform.stop();
        relay.close();
        for (const socket of sockets) socket.destroy();
      },
    };
  }

  it('causes 503 until it is available again', async () => {
    const { platform, token, disconnect, reconnect, stop } = await startBehindRelay();
    try {
      disconnect();
      await expectBusy(await platform.send(getProfile, { token }));
      await expectBusy(await platform.send(login, { body: OPERATOR }));
      await reconnect();
      expect(await platform.status(getProfile, { token })).toBe(200);
    } finally {
      await stop();
    }
  });

  it('causes 503 while it does not respond', { timeout: 60_000 }, async () => {
    const { platform, token, isSilent, stop } = await startBehindRelay();
    try {
      isSilent.now = true;
      const changes = { token, body: { name: 'Mai' } };
      // More calls than connections.
      const calls = Array.from({ length: 12 }, () => platform.send(getProfile, { token }));
      calls.push(platform.send(login, { body: OPERATOR }), platform.send(updateProfile, changes));
      for (const call of calls) await expectBusy(await call);
      isSilent.now = false;
      expect(await platform.status(getProfile, { token })).toBe(200);
      expect(await platform.status(login, { body: OPERATOR })).toBe(200);
    } finally {
      await stop();
    }
  });
});
