// @see spec 3.8, 3.9
import { getQuota, listInvoices } from '@console/billing/contract';
import { ADMIN_APP_ID, type Operation } from '@console/http/contract';
import { createServer, listAuditLogs, listServers } from '@console/operations/contract';
import { getAppDetail } from '@console/shell-layout/contract';
import {
  createGroup,
  createTenantApp,
  generateAppId,
  getTenantApp,
  getTenantAppDetails,
  listGroups,
  listMembers,
  listMyApps,
  listTenantApps,
  RESERVED_APP_IDS,
  validateAppId,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertApp } from '../apps/insert-app';
import { users } from '../database/schema';
import { contractOperations } from '../openapi/contracts';
import { enroll, OPERATOR, type Sending, startSuitePlatform } from '../../testing/test-platform';

const RUNS = process.env['FULL_MATRIX'] === 'true' ? 60 : 15;

const PROTOTYPE_NAMES = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'length',
  'then',
  'toJSON',
];

const hostileName = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES) },
  fc.constantFrom('.', '..', '-', '%', '%00', "'", '"', '\\', '{}', '[]', 'null', '../../x', '‮', '👩‍👩‍👧‍👦', ' '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

/** As text: `JSON.stringify` loses `__proto__`. */
const hostileJson = fc.oneof(
  fc
    .tuple(hostileName, hostileName)
    .map(([key, value]) => `{${JSON.stringify(key)}:${JSON.stringify(value)}}`),
  hostileName.map((key) => `{${JSON.stringify(key)}:{"constructor":{"prototype":[]}}}`),
  fc.json(),
);

const callingApp = fc.oneof(fc.constant(ADMIN_APP_ID), fc.constantFrom(...PROTOTYPE_NAMES));

const LIST_PARAMETERS = [
  'sort',
  'q',
  'fields',
  'populates',
  'customFields',
  'page',
  'perPage',
  'appId',
  'from',
  'to',
  'kind',
];

const hostileQuery = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...LIST_PARAMETERS), hostileName),
    fc.oneof(
      hostileName,
      hostileName.map((name) => `-${name}`),
      hostileJson,
    ),
  ),
  { maxLength: 3 },
);

describe('prototype and hostile names', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);
  const [user] = await platform.db.select().from(users).where(eq(users.email, OPERATOR.email));
  if (!user) throw new Error('There is no operator.');
  const call = {
    db: platform.db,
    action: 'tenant-app.create' as const,
    actor: { userId: user.id, user },
    now: platform.clock.now,
    request: { id: 'x', ip: null },
  };
  // Reserved now, but an earlier version may have accepted them.
  for (const appId of PROTOTYPE_NAMES) {
    await insertApp(call, { appId, name: `Name of ${appId}`, edition: 'free' });
  }

  const send = async (operation: Operation, sending: Sending & { pairs: [string, string][] }) => {
    const { path } = operation;
    const search = new URLSearchParams(sending.pairs).toString();
    const asked = search === '' ? operation : { ...operation, path: `${path}?${search}` as const };
    return platform.send(asked, { token, ...sending });
  };

  const reads = contractOperations.filter(({ method }) => method === 'GET');
  it.each(reads.map((operation) => [operation.name, operation] as const))(
    '%s handles them',
    async (_name, operation) => {
      const paramNames = Object.keys(operation.params?.shape ?? {});
      const params = fc.array(hostileName, { minLength: paramNames.length, maxLength: paramNames.length });
      await fc.assert(
        fc.asyncProperty(params, hostileQuery, callingApp, async (values, pairs, appId) => {
          const named = Object.fromEntries(paramNames.map((name, index) => [name, values[index] ?? '']));
          const response = await send(operation, { params: named, pairs, headers: { 'X-App-Id': appId } });
          expect(response.status).toBeLessThan(500);
        }),
        { numRuns: RUNS, plugins: [fc.interruptAfterTimeLimit(60_000, { failOnInterrupt: true })] },
      );
    },
  );

  it('change nothing', async () => {
    const writes = contractOperations.filter(({ method, params }) => method !== 'GET' && params);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...writes), hostileName, hostileJson, async (operation, id, body) => {
        const names = Object.keys(operation.params?.shape ?? {});
        const params = Object.fromEntries(names.map((name) => [name, `${id}.`]));
        const response = await platform.send(operation, { token, params, body });
        expect([400, 401, 403, 404]).toContain(response.status);
      }),
      { numRuns: 5 * RUNS },
    );
  });

  it.each(PROTOTYPE_NAMES)('an app called %s is found with its resources', async (appId) => {
    const about = { token, params: { id: appId } };
    expect((await platform.call(getTenantApp, about)).appId).toBe(appId);
    expect((await platform.call(getTenantAppDetails, about)).appId).toBe(appId);
    expect((await platform.call(getAppDetail, about))[0].appId).toBe(appId);
    expect((await platform.call(getQuota, { token, params: { appId } })).appId).toBe(appId);
    const server = { appId, name: 'live-1', kind: 'live', address: '198.18.0.1', region: 'hcm-1' };
    await platform.call(createServer, { token, body: server });
    await platform.call(createGroup, { token, body: { appId, name: appId } });

    const query = { customFields: JSON.stringify({ appId }) };
    for (const operation of [listGroups, listMembers, listServers, listAuditLogs, listMyApps]) {
      const { data } = await platform.call(operation, { token, query });
      expect(new Set(data.map((item) => item.appId)), operation.name).toEqual(new Set([appId]));
    }
    expect((await platform.call(listInvoices, { token, query: { appId } })).data).toEqual([]);
    const { data } = await platform.call(listTenantApps, { token, query: { perPage: '100' } });
    expect(data).toContainEqual(expect.objectContaining({ appId }));
  });

  const reserved = ['constructor', 'dashboard', 'product', 'tenant-apps', 'create', 'user', 'generate-appid'];
  it.each(reserved)('the app ID %s is reserved', async (appId) => {
    const problem = await platform.call(validateAppId, { token, query: { appId } });
    expect(problem).toEqual({ valid: false, reason: 'reserved' });
    const rejection = await platform.rejection(createTenantApp, { token, body: { name: 'App', appId } });
    expect(rejection.fieldErrors).toEqual({ appId: ['This app ID is reserved.'] });
    const generated = await platform.call(generateAppId, { token, query: { name: appId } });
    expect(generated.appId).toMatch(new RegExp(`^${appId}-\\d+$`));
  });

  it('every path segment in the position of an app ID is reserved', () => {
    const parents = ['/auth-service/v1/apps', '/admin/api/tenant-app/apps', '/admin/api/quota/quota-apps'];
    const segments = contractOperations.flatMap(({ path }) =>
      parents.flatMap((parent) =>
        path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/')[0] : [],
      ),
    );
    expect(segments).toContain('{id}');
    expect(segments).toContain('all-apps');
    const free = segments.filter(
      (segment = '') => !segment.startsWith('{') && !RESERVED_APP_IDS.has(segment),
    );
    expect(free).toEqual([]);
  });
});
