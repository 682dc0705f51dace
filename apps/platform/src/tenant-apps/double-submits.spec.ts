// @see spec 7.5
// @see ASVS 2.3.4
import { setTimeout as wait } from 'node:timers/promises';
// eslint-disable-next-line @nx/enforce-module-boundaries -- both ends in one test: the console's own way out, against this platform
import * as client from '@console/http';
import { createTenantApp } from '@console/tenant-apps/contract';
import { count, ne } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { apps, auditEntries, groups, members } from '../database/schema';
import { listen } from '@console/server-kit';
import { Random } from '../../demo/random';
import { enroll, startTestPlatform } from '../../testing/test-platform';

const APPS = process.env['FULL_MATRIX'] === 'true' ? 1000 : 100;
const PEOPLE = 10;
/** Every 20th response is lost, and the user retries. */
const LOST_EVERY = 20;

const { create } = client.consoleApi.injectEndpoints({
  endpoints: (build) => ({ create: client.mutation(build, createTenantApp) }),
}).endpoints;

describe('double submits', async () => {
  const random = new Random(1000);
  const pause = (most: number) => wait(random.between(0, most));
  const platform = await startTestPlatform();
  const { token } = await enroll(platform);
  let answers = 0;
  afterAll(async () => {
    await between.close();
    await platform.stop();
  });

  function consoleStore() {
    const memory = client.createMemoryStorage;
    const session = client.createSession(client.createConsoleStorage({ tab: memory(), local: memory() }));
    session.signIn(token);
    return client.createConsoleStore({
      config: { apiBaseUrl: between.url, apiMode: 'direct' },
      session,
      events: client.createConsoleEvents(),
      language: () => 'en',
    });
  }

  const between = await listen(
    async (request) => {
      await pause(8);
      const answer = await platform.app.fetch(request, {});
      await pause(8);
      answers += 1;
      return answers % LOST_EVERY === 0 ? new Response('Bad gateway', { status: 502 }) : answer;
    },
    { host: '127.0.0.1', port: 0, portSetting: 'PORT', graceMs: 10_000 },
  );

  it(`create no duplicates in ${APPS} submits with delays and lost responses`, async () => {
    const waiting = Array.from({ length: APPS }, (_, index) => `double-${index}`).values();
    const keys = new Map<string, Set<string>>();
    const submit = async (store: client.ConsoleStore, appId: string) => {
      const { data, error } = await store.dispatch(create.initiate({ body: { name: appId, appId } }));
      if (data) keys.set(appId, (keys.get(appId) ?? new Set()).add(data.apiKey));
      return error;
    };
    const person = async () => {
      const store = consoleStore();
      for (const appId of waiting) {
        const first = submit(store, appId);
        await pause(12);
        const errors = await Promise.all([first, submit(store, appId)]);
        // No success was reported, so the form is still open. A platform that is too busy says so once more.
        if (errors.every(Boolean))
          await expect.poll(() => submit(store, appId), { interval: 100, timeout: 10_000 }).toBeUndefined();
      }
      store.dispose();
    };
    await Promise.all(Array.from({ length: PEOPLE }, person));

    expect([...keys.values()].map((answered) => answered.size)).toEqual(
      Array.from({ length: APPS }, () => 1),
    );
    const rowsOf = async (table: typeof apps | typeof groups | typeof members) => {
      const ofTenants = ne(table.appId, ADMIN_APP_ID);
      const [row] = await platform.db.select({ rows: count() }).from(table).where(ofTenants);
      return row?.rows;
    };
    expect(await Promise.all([apps, groups, members].map(rowsOf))).toEqual([APPS, APPS, APPS]);
    const created = (await platform.db.select().from(auditEntries)).filter(
      // A late second submit is rejected, and recorded as rejected.
      ({ action, result }) => action === 'tenant-app.create' && result === 'done',
    );
    expect(created).toHaveLength(APPS);
  });
});
