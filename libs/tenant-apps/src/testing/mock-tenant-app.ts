import { API_GROUP_IDS } from '@console/http/contract';
import { listResponse, mock, mockItems, respondWithError } from '@console/http/testing';
import {
  createApiKey,
  deleteTenantApp,
  getRemainingFreeTrial,
  getTenantApp,
  getTenantAppDetails,
  listApiKeys,
  listGroups,
  listSetupSteps,
  listTenantAppApiGroups,
  resetNamedApiKey,
  resetTenantAppApiKey,
  revokeApiKey,
  startFreeTrial,
  TENANT_API_GROUP_IDS,
  updateTenantApp,
  upgradeToFreeApp,
  type ApiKey,
  type TenantAppDetails,
  type TenantGroup,
} from '../contract';

export const NEW_API_KEY = 'sbk_example_9876543210zyxwvutsrqponmlkjihgfedcba';

export function tenantAppDetailsOf(changed: Partial<TenantAppDetails> = {}): TenantAppDetails {
  return {
    appId: 'song-hong-tv',
    name: 'Sông Hồng TV',
    status: 'normal',
    edition: 'pro',
    owner: { email: 'lan.vu@song-hong.example', name: 'Vũ Thị Lan' },
    members: 5,
    createdAt: '2025-03-04T05:06:07.000Z',
    updatedAt: '2026-01-02T03:04:05.000Z',
    archivedAt: null,
    lastActivityAt: '2026-05-06T07:08:09.000Z',
    subscription: { status: 'active', trialEndsAt: null, remainingTrialDays: 0 },
    apiKey: { lastFour: '7f3a', resetAt: null, usedAt: '2026-05-06T07:00:00.000Z' },
    counts: {
      activeMembers: 5,
      invitedMembers: 2,
      groups: 3,
      streams: 6,
      startedStreams: 2,
      videos: 7,
      servers: 4,
      unpaidInvoices: 0,
      overdueInvoices: 0,
    },
    ...changed,
  };
}

export function apiKeyOf(changed: Partial<ApiKey> = {}): ApiKey {
  return {
    id: '0198c0de-5ba1-7c3e-9f00-000000000001',
    name: 'Default',
    scope: 'write',
    lastFour: '7f3a',
    createdAt: '2025-03-04T05:06:07.000Z',
    createdBy: null,
    resetAt: null,
    usedAt: '2026-05-06T07:00:00.000Z',
    expiresAt: null,
    previousUntil: null,
    etag: '"1"',
    ...changed,
  };
}

interface State {
  app: TenantAppDetails;
  apiGroups: readonly string[];
  groups: readonly TenantGroup[];
}

export function mockTenantApp() {
  let version = 1;
  let state: State = initialState({});
  const keys = mockItems([apiKeyOf()]);

  const found = (id: string) => (id === state.app.appId ? state.app : respondWithError(404));
  const withEtag = (app: TenantAppDetails) => ({ ...app, etag: `"${String(version)}"` });
  const change = (changed: Partial<TenantAppDetails>) => {
    version += 1;
    state = { ...state, app: { ...state.app, ...changed } };
  };
  const trial = () => {
    const { appId, name, subscription } = state.app;
    const ended = subscription.trialEndsAt === null ? ('unused' as const) : ('over' as const);
    return {
      appId,
      name,
      state: subscription.status === 'trial' ? ('running' as const) : ended,
      endsAt: subscription.trialEndsAt,
      remainingDays: subscription.remainingTrialDays,
    };
  };

  return {
    get app() {
      return state.app;
    },
    get apiGroups() {
      return state.apiGroups;
    },
    change,
    reset: (changed: Partial<TenantAppDetails> = {}, groups: readonly TenantGroup[] = []) => {
      version = 1;
      state = initialState(changed, groups);
      keys.reset();
    },
    handlers: [
      mock(getTenantApp, ({ params }) => {
        const app = found(params.id);
        return { ...withEtag(app), subscriptionStatus: app.subscription.status };
      }),
      mock(listSetupSteps, () => ({ data: [] })),
      mock(getTenantAppDetails, ({ params }) => withEtag(found(params.id))),
      mock(updateTenantApp, ({ params, body, ifMatch }) => {
        found(params.id);
        if (ifMatch !== undefined && ifMatch !== `"${String(version)}"`) respondWithError(412);
        const { ownerEmail, apiGroups, status, name, edition } = body;
        change({
          ...(name !== undefined && { name }),
          ...(edition !== undefined && {
            edition,
            subscription: { ...state.app.subscription, status: 'active', remainingTrialDays: 0 },
          }),
          ...(status !== undefined && {
            status,
            archivedAt: status === 'archived' ? '2026-06-07T08:09:10.000Z' : null,
          }),
          ...(ownerEmail !== undefined && { owner: { email: ownerEmail, name: 'Trần Minh' } }),
        });
        if (apiGroups) state = { ...state, apiGroups: [...apiGroups, 'management'] };
        return withEtag(state.app);
      }),
      mock(deleteTenantApp, ({ params }) => {
        const { counts } = found(params.id);
        const outstanding = counts.unpaidInvoices + counts.overdueInvoices;
        if (outstanding > 0)
          respondWithError(409, { errors: [`the app has ${String(outstanding)} invoices to pay`] });
        return {};
      }),
      mock(resetTenantAppApiKey, ({ params }) => {
        const { appId } = found(params.id);
        const lastFour = NEW_API_KEY.slice(-4);
        const changed = { lastFour, resetAt: '2026-06-07T08:09:10.000Z', usedAt: null };
        change({ apiKey: changed });
        for (const { id } of keys.all) keys.change(id, changed);
        return { appId, apiKey: NEW_API_KEY };
      }),
      mock(listApiKeys, ({ params }) => {
        found(params.id);
        return { data: keys.all };
      }),
      mock(createApiKey, ({ body }) => {
        if (keys.all.some(({ name }) => name === body.name)) {
          respondWithError(409, { fieldErrors: { name: ['Another key of this app has this name.'] } });
        }
        const { name, scope } = body;
        const id = `0198c0de-5ba1-7c3e-9f00-00000000001${String(keys.all.length)}`;
        const created = apiKeyOf({ id, name, scope, lastFour: NEW_API_KEY.slice(-4), usedAt: null });
        return { ...keys.add(created), apiKey: NEW_API_KEY };
      }),
      mock(resetNamedApiKey, ({ params, body, ifMatch = '' }) => {
        const previousUntil = body.overlapHours === 0 ? null : '2026-06-08T08:09:10.000Z';
        const changed = { lastFour: NEW_API_KEY.slice(-4), previousUntil, usedAt: null };
        return { ...keys.change(params.keyId, changed, ifMatch), apiKey: NEW_API_KEY };
      }),
      mock(revokeApiKey, ({ params }) => keys.remove(params.keyId)),
      mock(getRemainingFreeTrial, ({ params }) => {
        found(params.id);
        return trial();
      }),
      mock(startFreeTrial, () => {
        change({
          edition: 'pro',
          subscription: { status: 'trial', trialEndsAt: '2026-06-21T08:09:10.000Z', remainingTrialDays: 14 },
        });
        return trial();
      }),
      mock(upgradeToFreeApp, () => {
        const { subscription, appId, name, status, createdAt } = state.app;
        change({
          edition: 'free',
          subscription: { ...subscription, status: 'active', remainingTrialDays: 0 },
        });
        return {
          appId,
          name,
          kind: 'tenant' as const,
          status,
          edition: 'free',
          subscriptionStatus: 'active',
          createdAt,
        };
      }),
      mock(listTenantAppApiGroups, ({ params }) => {
        found(params.id);
        return {
          data: API_GROUP_IDS.filter((id) => TENANT_API_GROUP_IDS.some((possible) => possible === id)).map(
            (id) => ({
              apiGroupId: id,
              name: NAMES[id] ?? id,
              description: `What ${id} opens`,
              adminOnly: false,
              granted: state.apiGroups.includes(id),
            }),
          ),
        };
      }),
      mock(listGroups, ({ query }) => listResponse(state.groups, query)),
    ],
  };
}

const NAMES: Readonly<Partial<Record<string, string>>> = {
  'admin-vod': 'Media VOD',
  'admin-ssai': 'SSAI',
  'admin-machine': 'Servers',
  'admin-livestream': 'Livestream',
  management: 'App management',
};

function initialState(changed: Partial<TenantAppDetails>, groups: readonly TenantGroup[] = []): State {
  return {
    app: tenantAppDetailsOf(changed),
    apiGroups: ['admin-vod', 'admin-ssai', 'management'],
    groups,
  };
}
