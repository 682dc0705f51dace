// @see operation many-instances
import { randomBytes } from 'node:crypto';
import { enableTwoFactor, login, setUpTwoFactor, verifyTwoFactor } from '@console/auth/contract';
import { getProfile, logout } from '@console/shell-layout/contract';
import { createTenantApp, getTenantAppDetails, updateTenantApp } from '@console/tenant-apps/contract';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apps, facts, groups, users } from './database/schema';
import { rowsOf } from '../testing/table-digests';
import { emptyDatabaseEnvironment } from '../testing/test-database';
import { codeOf, OPERATOR, startTestPlatform, STEP, type TestPlatform } from '../testing/test-platform';

const DEMO_APPS = 3;

describe.runIf(inject('database').kind === 'postgres')('several platforms on one database', () => {
  let platforms: TestPlatform[];
  let one: TestPlatform;
  let other: TestPlatform;
  let token: string;
  let secret: string;

  beforeAll(async () => {
    const environment = {
      ...(await emptyDatabaseEnvironment()),
      PLATFORM_SECRET_KEY: randomBytes(32).toString('base64'),
      SEED_APPS: String(DEMO_APPS),
      SEED_USAGE_DAYS: '1',
    };
    platforms = await Promise.all(Array.from({ length: 3 }, () => startTestPlatform(environment)));
    const [first, second] = platforms;
    if (!first || !second) throw new Error('No platforms.');
    [one, other] = [first, second];
  });
  afterAll(() => Promise.all(platforms.map((platform) => platform.stop())));

  const inTurn = (position: number) => (position % 2 === 0 ? one : other);
  const nextStep = () => {
    for (const { clock } of platforms) clock.now = new Date(clock.now.getTime() + STEP);
  };
  const statuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted();

  it('start concurrently on an empty database and initialize it once', async () => {
    const { db } = one;
    const rows = async (table: typeof users | typeof apps | typeof groups | typeof facts) =>
      (await db.select({ rows: count() }).from(table))[0]?.rows;
    expect(await db.$count(users, eq(users.email, OPERATOR.email))).toBe(1);
    expect(await rows(apps)).toBe(DEMO_APPS + 1);
    const migrations = await db.execute(
      sql`select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
    );
    const [applied] = rowsOf<{ all: number; different: number }>(migrations);
    expect(applied?.all).toBe(applied?.different);
  });

  it('share sessions and their end', async () => {
    const session = await one.call(login, { body: OPERATOR });
    expect((await other.call(getProfile, { token: session.token })).email).toBe(OPERATOR.email);
    await other.call(logout, { token: session.token });
    expect(await one.status(getProfile, { token: session.token })).toBe(401);
  });

  it('accept an authenticator code once', async () => {
    ({ token } = await one.call(login, { body: OPERATOR }));
    ({ secret } = await other.call(setUpTwoFactor, { token }));
    await one.call(enableTwoFactor, { token, body: { code: codeOf(secret, one) } });
    nextStep();
    const pending = await Promise.all(
      [one, other].map((platform) => platform.call(login, { body: OPERATOR })),
    );
    const code = codeOf(secret, one);
    const answers = await Promise.all(
      pending.map((session, position) =>
        inTurn(position).send(verifyTwoFactor, { token: session.token, body: { code } }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('execute a submission once', async () => {
    const sending = {
      token,
      body: { appId: 'sent-to-both', name: 'Sent to both' },
      headers: { 'Idempotency-Key': 'one-submission' },
    };
    const answers = await Promise.all(
      [one, other].map((platform) => platform.send(createTenantApp, sending)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(statuses(answers)).toEqual([201, 201]);
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('accept one of two concurrent changes of a version', async () => {
    const params = { id: 'sent-to-both' };
    const { headers } = await one.send(getTenantAppDetails, { token, params });
    const change = (name: string) => ({
      token,
      params,
      body: { name },
      headers: { 'If-Match': headers.get('ETag') ?? '' },
    });
    const answers = await Promise.all([
      one.send(updateTenantApp, change('By one')),
      other.send(updateTenantApp, change('By the other')),
    ]);
    expect(statuses(answers)).toEqual([200, 412]);
  });

  // Last: locks the account.
  it('count wrong passwords together', async () => {
    const body = { ...OPERATOR, password: 'not the password' };
    for (let attempt = 0; attempt < 10; attempt += 1) await inTurn(attempt).rejection(login, { body });
    const answers = await Promise.all(
      [one, other].map((platform) => platform.send(login, { body: OPERATOR })),
    );
    expect(statuses(answers)).toEqual([401, 401]);
  });
});
