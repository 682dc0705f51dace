import type { ResponseOf } from '@console/http/contract';
import { mock, mockRaw, mockSlow, mockUnreachable, respondWithError } from '@console/http/testing';
import { createTenantApp, listAllApps, listTenantApps, updateTenantApp, type TenantApp } from '../contract';
import { tenantAppDetailsOf } from './kept-tenant-app';

type ListQuery = Parameters<Parameters<typeof mock<typeof listTenantApps>>[1]>[0]['query'];

type CreateBody = Parameters<Parameters<typeof mock<typeof createTenantApp>>[1]>[0]['body'];
type CreateAnswer = ResponseOf<typeof createTenantApp>;

/** Who is signed in, as `operator` has it. */
const CREATOR = { email: 'operator@signalbox.example', name: 'Mai Anh Nguyễn' };

/** A list that searches, filters, sorts and pages as the platform does. */
export function tenantAppsListed(apps: readonly TenantApp[]) {
  return mock(listTenantApps, ({ query }) => pageOf(apps, query));
}

/** The platform's search over every app, for staff. */
export function allAppsListed(apps: readonly TenantApp[]) {
  return mock(listAllApps, ({ query: { q = '', perPage } }) => {
    const matching = apps
      .filter(({ name, appId }) => `${name} ${appId}`.toLowerCase().includes(q.toLowerCase()))
      .map((app) => ({ ...app, kind: 'tenant' as const }));
    return { data: matching.slice(0, perPage), total: matching.length, page: 1, perPage };
  });
}

/**
 * Apps that are archived and restored one by one: the list shows them as they are, and an app of the given ID is refused
 * its change.
 */
export function tenantAppsKept(apps: readonly TenantApp[], refused?: string) {
  let kept = apps;
  return {
    begin: () => {
      kept = apps;
    },
    handlers: [
      mock(listTenantApps, ({ query }) => pageOf(kept, query)),
      mock(updateTenantApp, ({ params, body }) => {
        const app = kept.find(({ appId }) => appId === params.id);
        if (!app || app.appId === refused)
          return respondWithError(409, { errors: ['the app is being moved'] });
        const changed = { ...app, status: body.status ?? app.status };
        kept = kept.map((one) => (one === app ? changed : one));
        return { ...tenantAppDetailsOf(changed), etag: '"2"' };
      }),
    ],
  };
}

/** A list that is refused from the begin of an outage to its end. */
export function listOutage(apps: readonly TenantApp[]) {
  let down = true;
  return {
    handler: mock(listTenantApps, ({ query }) =>
      down ? respondWithError(500, { errors: ['the database is resting'] }) : pageOf(apps, query),
    ),
    begin: () => {
      down = true;
    },
    end: () => {
      down = false;
    },
  };
}

/** A person who may look at tenant apps and change none. */
export const creationForbidden = () => mock(createTenantApp, () => respondWithError(403));

export const tenantAppCreated = (told?: (body: CreateBody) => void) =>
  mock(createTenantApp, ({ body }): CreateAnswer => {
    const { appId, name, edition, ownerEmail } = body;
    told?.(body);
    return {
      appId,
      name,
      edition,
      status: 'normal',
      subscriptionStatus: 'active',
      owner: CREATOR,
      members: 1,
      ...(ownerEmail !== undefined && ownerEmail !== CREATOR.email && { ownerToBe: { email: ownerEmail } }),
      createdAt: new Date(Date.UTC(2026, 0, 1)).toISOString(),
      lastActivityAt: null,
      apiKey: 'sbk_example_0123456789abcdefghijklmnopqrstuvwxyz',
    };
  });

export const appIdTaken = () =>
  mock(createTenantApp, () =>
    respondWithError(409, { fieldErrors: { appId: ['This App ID is already in use.'] } }),
  );
export const creationUnreachable = () => mockUnreachable(createTenantApp);
/** Nothing may be sent: a call fails the story by the notice that it shows. */
export const creationUnexpected = () =>
  mock(createTenantApp, () => {
    throw new Error('A tenant app was created.');
  });
export const creationSlow = () => mockSlow(createTenantApp);
export const creationDrifted = () =>
  mockRaw(createTenantApp, () => Response.json({ appId: 5 }, { status: 201 }));

export const listUnavailable = () =>
  mock(listTenantApps, () => respondWithError(500, { errors: ['the database is resting'] }));
export const allAppsUnavailable = () =>
  mock(listAllApps, () => respondWithError(500, { errors: ['the database is resting'] }));
export const listUnreachable = () => mockUnreachable(listTenantApps);
export const listSlow = () => mockSlow(listTenantApps);
export const listNoJson = () =>
  mockRaw(listTenantApps, () => new Response('<h1>Hello</h1>', { status: 200 }));
export const listDrifted = () =>
  mockRaw(listTenantApps, () => Response.json({ data: [{ name: 1 }], total: 'many' }));

function pageOf(
  apps: readonly TenantApp[],
  { page, perPage, q = '', sort = 'appId', customFields }: ListQuery,
): ResponseOf<typeof listTenantApps> {
  const matching = apps
    .filter(
      (app) =>
        app.name.toLowerCase().includes(q.toLowerCase()) &&
        (customFields?.status === undefined || app.status === customFields.status) &&
        (customFields?.edition === undefined || app.edition === customFields.edition) &&
        (customFields?.subscriptionStatus === undefined ||
          app.subscriptionStatus === customFields.subscriptionStatus),
    )
    .toSorted(comparing(sort));
  return {
    data: matching.slice((page - 1) * perPage, page * perPage),
    total: matching.length,
    page,
    perPage,
  };
}

/** By the first of the fields; numbers inside a text count as numbers. */
function comparing(sort: string): (a: TenantApp, b: TenantApp) => number {
  const [field = ''] = sort.replace(/^-/, '').split(',');
  const direction = sort.startsWith('-') ? -1 : 1;
  const key = (app: TenantApp) => JSON.stringify(Object.entries(app).find(([name]) => name === field)?.[1]);
  return (a, b) => direction * key(a).localeCompare(key(b), 'en', { numeric: true });
}
