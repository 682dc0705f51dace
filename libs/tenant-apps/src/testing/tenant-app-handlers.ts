import { type ResponseOf, API_GROUP_IDS } from '@console/http/contract';
import {
  listResponse,
  mock,
  mockRaw,
  mockSlow,
  mockUnreachable,
  respondWithError,
} from '@console/http/testing';
import { searchable } from '@console/i18n';
import {
  createTenantApp,
  generateAppId,
  listAllApps,
  listAppApiGroups,
  listTenantApps,
  NewAppId,
  type TenantApp,
  validateAppId,
} from '../contract';
type ListQuery = Parameters<Parameters<typeof mock<typeof listTenantApps>>[1]>[0]['query'];

type CreateBody = Parameters<Parameters<typeof mock<typeof createTenantApp>>[1]>[0]['body'];
type CreateResponse = ResponseOf<typeof createTenantApp>;

const CREATOR = { email: 'operator@signalbox.example', name: 'Mai Anh Nguyễn' };

export function tenantAppsListed(apps: readonly TenantApp[]) {
  return mock(listTenantApps, ({ query }) => tenantAppPage(apps, query));
}

export function allAppsListed(apps: readonly TenantApp[]) {
  return mock(listAllApps, ({ query: { q = '', perPage } }) => {
    const matching = apps
      .filter(({ name, appId }) => `${name} ${appId}`.toLowerCase().includes(q.toLowerCase()))
      .map((app) => ({ ...app, kind: 'tenant' as const }));
    return { data: matching.slice(0, perPage), total: matching.length, page: 1, perPage };
  });
}

export function listOutage(apps: readonly TenantApp[]) {
  let down = true;
  return {
    handler: mock(listTenantApps, ({ query }) =>
      down ? respondWithError(500, { errors: ['the database is resting'] }) : tenantAppPage(apps, query),
    ),
    begin: () => {
      down = true;
    },
    end: () => {
      down = false;
    },
  };
}

export const creationForbidden = () => mock(createTenantApp, () => respondWithError(403));

export const tenantAppCreated = (onCreate?: (body: CreateBody) => void) =>
  mock(createTenantApp, ({ body }): CreateResponse => {
    const { appId, name, edition, ownerEmail } = body;
    onCreate?.(body);
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

function tenantAppPage(apps: readonly TenantApp[], query: ListQuery): ResponseOf<typeof listTenantApps> {
  const { q = '', sort = 'appId', customFields } = query;
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
  return listResponse(matching, query);
}

function comparing(sort: string): (a: TenantApp, b: TenantApp) => number {
  const [field = ''] = sort.replace(/^-/, '').split(',');
  const direction = sort.startsWith('-') ? -1 : 1;
  const key = (app: TenantApp) => JSON.stringify(Object.entries(app).find(([name]) => name === field)?.[1]);
  return (a, b) => direction * key(a).localeCompare(key(b), 'en', { numeric: true });
}

export function tenantAppOf(number: number, changed: Partial<TenantApp> = {}): TenantApp {
  const editions = ['free', 'pro', 'enterprise'] as const;
  return {
    appId: `studio-${String(number)}`,
    name: `Studio ${String(number)}`,
    status: 'normal',
    edition: editions[number % editions.length] ?? 'free',
    subscriptionStatus: 'active',
    owner: { email: `owner${String(number)}@studio.example`, name: `Trần Minh ${String(number)}` },
    members: number,
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, number)).toISOString(),
    lastActivityAt: number % 4 === 0 ? null : new Date(Date.UTC(2026, 5, 1, 9, number)).toISOString(),
    ...changed,
  };
}

export function tenantAppsOf(count: number, changed: Partial<TenantApp> = {}): TenantApp[] {
  return Array.from({ length: count }, (_, index) => tenantAppOf(index + 1, changed));
}

/** Handlers of the new-app form. They must precede the handlers of `/apps/{id}`. */
export function newAppHandlers({ taken = [] }: { taken?: readonly string[] } = {}) {
  return [appIdProposed(), appIdChecked(taken), apiGroupsToChoose()];
}

const appIdProposed = () =>
  mock(generateAppId, ({ query: { name } }) => ({ appId: searchable(name).replace(/[^a-z0-9]+/g, '-') }));

const appIdChecked = (taken: readonly string[]) =>
  mock(validateAppId, ({ query: { appId } }) => {
    if (!NewAppId.safeParse(appId).success) return { valid: false, reason: 'format' as const };
    return taken.includes(appId) ? { valid: false, reason: 'taken' as const } : { valid: true };
  });

const apiGroupsToChoose = () =>
  mock(listAppApiGroups, ({ query }) => {
    const data = API_GROUP_IDS.map((apiGroupId) => ({
      apiGroupId,
      name: NAMES[apiGroupId] ?? apiGroupId,
      description: '',
      adminOnly: false,
      operations: [],
    }));
    return listResponse(data, query);
  });

const NAMES: Partial<Record<string, string>> = {
  'admin-library': 'Asset library',
  'admin-livestream': 'Livestream',
  'admin-vod': 'Media VOD',
  management: 'App management',
};
