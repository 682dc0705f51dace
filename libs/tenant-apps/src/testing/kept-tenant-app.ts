import { API_GROUP_IDS } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
import {
  deleteTenantApp,
  getRemainingFreeTrial,
  getTenantApp,
  getTenantAppDetails,
  listGroups,
  listTenantAppApiGroups,
  resetTenantAppApiKey,
  startFreeTrial,
  TENANT_API_GROUP_IDS,
  updateTenantApp,
  upgradeToFreeApp,
  type TenantAppDetails,
  type TenantGroup,
} from '../contract';

export const NEW_API_KEY = 'sbk_example_9876543210zyxwvutsrqponmlkjihgfedcba';

/** One app with all that an operator sees of it. */
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
      servers: 4,
      unpaidInvoices: 0,
      overdueInvoices: 0,
    },
    ...changed,
  };
}

interface Kept {
  app: TenantAppDetails;
  apiGroups: readonly string[];
  groups: readonly TenantGroup[];
}

/**
 * A platform with one tenant app, which it changes as it is asked to: by its version, and not while it owes. Begun anew
 * before each story.
 */
export function keptTenantApp() {
  let version = 1;
  let kept: Kept = begun({});

  const found = (id: string) => (id === kept.app.appId ? kept.app : respondWithError(404));
  const answer = (app: TenantAppDetails) => ({ ...app, etag: `"${String(version)}"` });
  const change = (changed: Partial<TenantAppDetails>) => {
    version += 1;
    kept = { ...kept, app: { ...kept.app, ...changed } };
  };
  const trial = () => {
    const { appId, name, subscription } = kept.app;
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
    /** The app as it is now. */
    get app() {
      return kept.app;
    },
    get apiGroups() {
      return kept.apiGroups;
    },
    /** Somebody else changes the app. */
    change,
    reset: (changed: Partial<TenantAppDetails> = {}, groups: readonly TenantGroup[] = []) => {
      version = 1;
      kept = begun(changed, groups);
    },
    handlers: [
      mock(getTenantApp, ({ params }) => {
        const app = found(params.id);
        return { ...answer(app), subscriptionStatus: app.subscription.status };
      }),
      mock(getTenantAppDetails, ({ params }) => answer(found(params.id))),
      mock(updateTenantApp, ({ params, body, ifMatch }) => {
        found(params.id);
        if (ifMatch !== undefined && ifMatch !== `"${String(version)}"`) respondWithError(412);
        const { ownerEmail, apiGroups, status, name, edition } = body;
        change({
          ...(name !== undefined && { name }),
          ...(edition !== undefined && { edition }),
          ...(status !== undefined && {
            status,
            archivedAt: status === 'archived' ? '2026-06-07T08:09:10.000Z' : null,
          }),
          ...(ownerEmail !== undefined && { owner: { email: ownerEmail, name: 'Trần Minh' } }),
        });
        if (apiGroups) kept = { ...kept, apiGroups: [...apiGroups, 'management'] };
        return answer(kept.app);
      }),
      mock(deleteTenantApp, ({ params }) => {
        const { counts } = found(params.id);
        const owed = counts.unpaidInvoices + counts.overdueInvoices;
        if (owed > 0) respondWithError(409, { errors: [`the app has ${String(owed)} invoices to pay`] });
        kept = begun({ appId: 'deleted' });
        return {};
      }),
      mock(resetTenantAppApiKey, ({ params }) => {
        const { appId } = found(params.id);
        const lastFour = NEW_API_KEY.slice(-4);
        change({ apiKey: { lastFour, resetAt: '2026-06-07T08:09:10.000Z', usedAt: null } });
        return { appId, apiKey: NEW_API_KEY };
      }),
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
        const { subscription, appId, name, status, createdAt } = kept.app;
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
              granted: kept.apiGroups.includes(id),
            }),
          ),
        };
      }),
      mock(listGroups, () => ({ data: [...kept.groups], total: kept.groups.length, page: 1, perPage: 100 })),
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

function begun(changed: Partial<TenantAppDetails>, groups: readonly TenantGroup[] = []): Kept {
  return {
    app: tenantAppDetailsOf(changed),
    apiGroups: ['admin-vod', 'admin-ssai', 'management'],
    groups,
  };
}
