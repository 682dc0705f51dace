// @see spec 2.4, 3.6, 4.2, 6, 7.4
// @see ASVS 8.2.1, 8.2.2, 8.4.1, 14.2.4, 15.3.1, 16.5.3
import { type Operation, ADMIN_APP_ID } from '@console/http/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { platformRoutes } from '../platform-routes';
import { newId } from '../database/ids';
import { addThings, idOf } from '../../testing/tenant-things';
import { tableDigests } from '../../testing/table-digests';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { expectedAccess, type ExpectedAccess } from '../../testing/expected-access';
import { addCallers, APP_IDS, TENANT_A, TENANT_B, type Caller } from '../../testing/roles';

const PARALLEL = 20;

interface Cell {
  operation: Operation;
  caller: Caller;
  appId: (typeof APP_IDS)[number];
  expected: ExpectedAccess;
}

describe('the authorization matrix', async () => {
  /** One session per caller; calls that can end sessions get their own. */
  const tokens = new Map<Caller, string | undefined>();
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);

  async function send(
    operation: Operation,
    token: string | undefined,
    appId: string,
    id: string,
    query = '',
  ) {
    const path =
      operation.path.replace('{language}', 'en').replace(/\{\w+\}/g, encodeURIComponent(id)) +
      (query && `?${query}`);
    const response = await platform.app.request(path, {
      method: operation.method,
      headers: {
        'X-App-Id': appId,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(operation.method === 'POST' && { 'Idempotency-Key': newId(platform.clock.now) }),
        ...(operation.body && { 'Content-Type': 'application/json' }),
      },
      ...(operation.body && { body: '{}' }),
    });
    return { status: response.status, text: await response.text() };
  }

  const nameOf = ({ operation, caller, appId }: Cell) =>
    `${operation.name} by ${caller.role.name} in ${appId}`;

  for (const appId of [TENANT_A, TENANT_B]) {
    await platform.call(createTenantApp, { token, body: { appId, name: `Name of ${appId}` } });
    await addThings(platform, appId);
  }
  const callers = await addCallers(platform);
  for (const caller of callers) tokens.set(caller, await caller.newToken());
  const cells = platformRoutes.flatMap(({ operation }) =>
    callers.flatMap((caller) =>
      APP_IDS.map((appId) => ({
        operation,
        caller,
        appId,
        expected: expectedAccess(operation, caller.role, appId),
      })),
    ),
  );

  it('covers every operation, role and app', () => {
    expect(cells).toHaveLength(platformRoutes.length * tokens.size * APP_IDS.length);
    const outcomes = new Set(cells.map(({ expected }) => expected));
    expect(outcomes).toEqual(new Set(['allowed', 401, 403]));
  });

  it('rejects calls without permission and changes no row', async () => {
    // Deletes the expired session now, instead of during the calls.
    await platform.dispatchMail();
    const before = await tableDigests(platform.db);
    const ids = new Map<string, string>();
    for (const { operation } of platformRoutes) {
      for (const appId of APP_IDS)
        ids.set(`${operation.name} ${appId}`, await idOf(platform, operation, appId));
    }
    const wrong = await inParallel(
      cells.filter(({ expected }) => expected !== 'allowed'),
      PARALLEL,
      async (cell) => {
        const { operation, caller, appId, expected } = cell;
        const id = ids.get(`${operation.name} ${appId}`) ?? '';
        const { status } = await send(operation, tokens.get(caller), appId, id);
        return status === expected ? [] : [`${nameOf(cell)}: ${status}, not ${expected}`];
      },
    );
    expect(wrong).toEqual([]);
    expect(await tableDigests(platform.db)).toEqual(before);
  });

  it('allows calls with permission and reveals no other tenant', async () => {
    const allowed = cells.filter(({ expected }) => expected === 'allowed');
    const mayEndSessions = ({ operation: { method, access } }: Cell) =>
      method !== 'GET' && (access === 'session' || access === 'pending');
    const tryOut = async (cells: readonly Cell[], workers: number) =>
      inParallel(cells, workers, async (cell) => {
        const { operation, caller, appId } = cell;
        const { method, access, appParam, path } = operation;
        // Unknown IDs, because permitted calls would change resources. Existing apps, where the path names the app.
        const namesApp = appParam !== undefined || (method === 'GET' && path.endsWith('/apps/{id}'));
        const id = namesApp ? appId : newId(platform.clock.now);
        const token = mayEndSessions(cell) ? await caller.newToken() : tokens.get(caller);
        const { status, text } = await send(operation, token, appId, id);
        const problems = [];
        if (status === 401 || status === 403) problems.push(`${nameOf(cell)}: ${status} ${text}`);
        if (status >= 500) problems.push(`${nameOf(cell)}: ${status}`);
        const { holds } = caller.role;
        if (!(ADMIN_APP_ID in holds) && access !== 'public') {
          for (const tenant of [TENANT_A, TENANT_B].filter((one) => !(one in holds))) {
            if (text.includes(tenant) && appId !== tenant) problems.push(`${nameOf(cell)} shows ${tenant}`);
          }
        }
        return problems;
      });
    const wrong = await tryOut(
      allowed.filter((cell) => !mayEndSessions(cell)),
      PARALLEL,
    );
    // Sequentially: some end all other sessions of the user.
    wrong.push(...(await tryOut(allowed.filter(mayEndSessions), 1)));
    for (const caller of tokens.keys()) tokens.set(caller, await caller.newToken());
    expect(wrong).toEqual([]);
  });

  it('reveals nothing of another tenant by ID', async () => {
    const before = await tableDigests(platform.db);
    const insiders = [...tokens.keys()].filter(
      ({ role }) => TENANT_A in role.holds && !(TENANT_B in role.holds),
    );
    expect(insiders).toHaveLength(3);
    const withId = platformRoutes
      .map(({ operation }) => operation)
      .filter(({ path, access }) => path.includes('{') && access !== 'public' && access !== 'session')
      .filter(({ access }) => access !== 'app-key')
      .filter(({ path }) => !path.includes('/api-groups/{'));
    const trials = insiders.flatMap((caller) =>
      withId.flatMap((operation) => [TENANT_A, ADMIN_APP_ID].map((appId) => ({ caller, operation, appId }))),
    );
    const wrong = await inParallel(trials, PARALLEL, async ({ caller, operation, appId }) => {
      const id = await idOf(platform, operation, TENANT_B);
      const { status, text } = await send(operation, tokens.get(caller), appId, id);
      const isRejected = [403, 404].includes(status) || (status === 400 && operation.body !== undefined);
      return isRejected ? [] : [`${operation.name} by ${caller.role.name}: ${status} ${text}`];
    });
    expect(wrong).toEqual([]);
    expect(await tableDigests(platform.db)).toEqual(before);
  });

  it('reveals nothing of another tenant by query', async () => {
    const readable = platformRoutes
      .map(({ operation }) => operation)
      .filter(({ method }) => method === 'GET');
    const trials = readable.flatMap((operation) => {
      const fields = Object.keys(operation.query?.shape ?? {});
      return QUERIES.filter((query) => Object.keys(query).every((field) => fields.includes(field))).map(
        (query) => ({ operation, query: new URLSearchParams(query).toString() }),
      );
    });
    const requestedBy = (callers: readonly Caller[]) =>
      inParallel(
        callers.flatMap((caller) =>
          trials.flatMap((trial) => [TENANT_A, ADMIN_APP_ID].map((appId) => ({ ...trial, caller, appId }))),
        ),
        PARALLEL,
        async ({ caller, operation, query, appId }) => {
          const id = await idOf(platform, operation, TENANT_A);
          const { status, text } = await send(operation, tokens.get(caller), appId, id, query);
          return status === 200 && text.includes(TENANT_B) ? [operation.name] : [];
        },
      );
    const insiders = [...tokens.keys()].filter(
      ({ role }) => TENANT_A in role.holds && !(TENANT_B in role.holds),
    );
    expect(insiders).toHaveLength(3);
    expect(await requestedBy(insiders)).toEqual([]);
    const full = [...tokens.keys()].filter(({ role }) => role.name === 'a full administrator');
    expect(await requestedBy(full)).toEqual(
      expect.arrayContaining([
        'listAllInvoices',
        'listInvoices',
        'listPaymentMethods',
        'listUsagesByApp',
        'getUsages',
      ]),
    );
  });
});

const QUERIES: readonly Readonly<Record<string, string>>[] = [
  { appId: TENANT_B },
  { customFields: JSON.stringify({ appId: TENANT_B }) },
  { q: TENANT_B },
  { number: `INV-${TENANT_B}` },
  { status: 'draft' },
  { sort: '-appId' },
  { sort: 'createdAt' },
  { populates: 'app' },
  { perPage: '100' },
];

async function inParallel<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<string[]>,
) {
  const queue = items.values();
  const problems: string[] = [];
  const workers = Array.from({ length: count }, async () => {
    for (const item of queue) problems.push(...(await work(item)));
  });
  await Promise.all(workers);
  return problems;
}
