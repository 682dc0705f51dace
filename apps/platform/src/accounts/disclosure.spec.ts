// @see spec 7.3
import { createHook } from 'node:async_hooks';
import { forgotPassword, login, resendConfirmation, signUp } from '@console/auth/contract';
import { inArray, like } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newId } from '../database/ids';
import {
  auditEntries,
  mailRequests,
  mailTokens,
  outbox,
  passwordAttempts,
  rateLimits,
  users,
} from '../database/schema';
import { mailsTo } from '../../testing/test-mails';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { hashPassword } from '../security/passwords';
import { hashToken } from '../security/token';
import { MINUTE_MS } from '../time/durations';

/** States of an address that calls without its password must not reveal. */
const ADDRESSES = {
  unknown: 'nobody@song-hong-tv.example',
  confirmed: 'confirmed@song-hong-tv.example',
  unconfirmed: 'unconfirmed@song-hong-tv.example',
  invited: 'invited@song-hong-tv.example',
  locked: 'locked@song-hong-tv.example',
};

const OPERATIONS = [
  { operation: login, body: { password: 'not the password' }, status: 401, hashes: 1 },
  { operation: signUp, body: { password: 'four words in a row', name: 'Mai Anh' }, status: 200, hashes: 1 },
  { operation: forgotPassword, body: {}, status: 200, hashes: 0 },
  { operation: resendConfirmation, body: {}, status: 200, hashes: 0 },
];

const TABLES = { users, passwordAttempts, mailRequests, mailTokens, outbox, auditEntries };

const LogLine = z.object({ msg: z.literal('answered'), statements: z.number() });

describe('disclosure of accounts', () => {
  let platform: TestPlatform;
  const logged: string[] = [];
  let hashes = 0;
  let passwordHash: string;
  const hashing = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  });

  beforeAll(async () => {
    const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
    // Work after the response waits until the test requests it.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    platform = await startTestPlatform({}, { log });
    vi.useRealTimers();
    passwordHash = await hashPassword('the right password');
    hashing.enable();
  });
  afterAll(async () => {
    hashing.disable();
    await platform.stop();
  });
  beforeEach(async () => {
    const { db, clock } = platform;
    const { now } = clock;
    await db.delete(users).where(inArray(users.email, Object.values(ADDRESSES)));
    for (const table of [passwordAttempts, mailRequests, mailTokens, outbox]) await db.delete(table);
    const accounts = Object.entries(ADDRESSES).filter(([kind]) => kind !== 'unknown');
    await db.insert(users).values(
      accounts.map(([kind, email]) => ({
        id: newId(now),
        email,
        name: kind,
        searchText: kind,
        timezone: 'Asia/Ho_Chi_Minh',
        language: 'vi' as const,
        passwordHash: kind === 'invited' ? null : passwordHash,
        confirmedAt: kind === 'confirmed' || kind === 'locked' ? now : null,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await db.insert(passwordAttempts).values(
      Object.entries(ADDRESSES).map(([kind, email]) => ({
        emailHash: hashToken(email),
        failures: kind === 'locked' ? 10 : 1,
        lockedUntil: kind === 'locked' ? new Date(now.getTime() + 15 * MINUTE_MS) : null,
        lastAt: now,
      })),
    );
  });

  const forEach = async <Result>(call: (email: string) => Promise<Result>) => {
    const results: Record<string, Result> = {};
    for (const [kind, email] of Object.entries(ADDRESSES)) results[kind] = await call(email);
    return results;
  };
  const sameForAll = <Result>(result: Result) =>
    Object.fromEntries(Object.keys(ADDRESSES).map((kind) => [kind, result]));
  const counts = async () => Promise.all(Object.values(TABLES).map((table) => platform.db.$count(table)));

  describe.each(OPERATIONS)('$operation.name', ({ operation, body, status, hashes: expectedHashes }) => {
    it.each(['en', 'vi'])('returns identical responses (%s)', async (language) => {
      const headers = { 'Accept-Language': language, 'X-Request-Id': 'one-and-the-same' };
      const answers = await forEach(async (email) => {
        const response = await platform.send(operation, { body: { ...body, email }, headers });
        return [response.status, [...response.headers], await response.text()];
      });
      expect(answers['unknown']?.[0]).toBe(status);
      expect(answers).toEqual(sameForAll(answers['unknown']));
    });

    it('does the same work before it responds', async () => {
      const work = await forEach(async (email) => {
        const before = await counts();
        hashes = 0;
        await platform.send(operation, { body: { ...body, email } });
        const { statements } = LogLine.parse(JSON.parse(logged.at(-1) ?? ''));
        const after = await counts();
        return { hashes, statements, rows: after.map((count, table) => count - (before[table] ?? 0)) };
      });
      expect(work['unknown']?.hashes).toBe(expectedHashes);
      expect(work['unknown']?.statements).toBeGreaterThan(0);
      expect(work).toEqual(sameForAll(work['unknown']));
    });
  });

  it('does not happen by the limit of emails, which counts those to every address', async () => {
    await platform.db.delete(rateLimits);
    for (const { operation, body } of OPERATIONS.filter(({ status }) => status === 200)) {
      await forEach((email) => platform.send(operation, { body: { ...body, email } }));
      await platform.dispatchMail();
      platform.later(1);
    }
    const counted = await platform.db.select().from(rateLimits).where(like(rateLimits.key, 'recipient %'));
    expect(counted.map(({ times }) => times.length)).toEqual(Object.keys(ADDRESSES).map(() => 3));
  });

  it('happens only by email to the address', async () => {
    for (const { operation, body } of OPERATIONS) {
      await forEach((email) => platform.send(operation, { body: { ...body, email } }));
      await platform.dispatchMail();
      platform.later(1);
    }
    // Newest first. The sign-up creates an account for the unknown address.
    expect(await forEach(async (email) => (await mailsTo(platform, email)).map(({ kind }) => kind))).toEqual({
      unknown: ['confirm', 'reset', 'confirm'],
      confirmed: ['reset', 'account-exists'],
      unconfirmed: ['confirm', 'reset', 'confirm'],
      invited: ['confirm', 'reset', 'confirm'],
      locked: ['reset', 'account-exists'],
    });
  });
});
