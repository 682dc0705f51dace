import { API_GROUP_IDS } from '@console/http/contract';
import { listResponse, mock, respondWithError } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { createElement } from 'react';
import { Outlet } from 'react-router';
import {
  getRemainingFreeTrial,
  listApiGroups,
  listApiKeys,
  listMyApps,
  listMyFreeTrials,
  listSetupSteps,
  listTenantAppApiGroups,
  updateApp,
  type FreeTrial,
  type MyApp,
} from '../contract';
import { tenantApps } from '../tenant-apps.feature';

/** A free app owned by the user, unique by `number`. */
export function myAppOf(number: number, changed: Partial<MyApp> = {}): MyApp {
  return {
    appId: `studio-${String(number)}`,
    name: `Studio ${String(number)}`,
    kind: 'tenant',
    status: 'normal',
    edition: 'free',
    subscriptionStatus: 'active',
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, number)).toISOString(),
    isOwner: true,
    group: { name: 'Administrators' },
    etag: '"1"',
    ...changed,
  };
}

type Trial = Pick<FreeTrial, 'state' | 'endsAt' | 'remainingDays'>;

const UNUSED: Trial = { state: 'unused', endsAt: null, remainingDays: 0 };
const RUNNING: Trial = { state: 'running', endsAt: '2026-06-21T08:09:10.000Z', remainingDays: 14 };

export function mockMyApps() {
  let apps: readonly MyApp[] = [];
  let trials = new Map<string, Trial>();

  const found = (id: string) => apps.find(({ appId }) => appId === id) ?? respondWithError(404);
  const change = (id: string, changed: Partial<MyApp>): MyApp => {
    const before = found(id);
    const after = { ...before, ...changed, etag: `"${String(Number(before.etag?.slice(1, -1)) + 1)}"` };
    apps = apps.map((app) => (app.appId === id ? after : app));
    return after;
  };
  const trialOf = (id: string): FreeTrial => ({
    appId: id,
    name: found(id).name,
    ...(trials.get(id) ?? UNUSED),
  });

  return {
    reset: (initial: readonly MyApp[], running: readonly string[] = []) => {
      apps = initial;
      trials = new Map(running.map((appId) => [appId, RUNNING]));
    },
    change,
    handlers: [
      // A platform with a single key per app.
      mock(listSetupSteps, () => ({ data: [] })),
      mock(listApiKeys, () => respondWithError(404)),
      mock(listMyApps, ({ query }) => {
        const { q = '', sort = 'name', customFields } = query;
        const direction = sort.startsWith('-') ? -1 : 1;
        const key = (app: MyApp) => (sort.includes('createdAt') ? app.createdAt : app.name);
        const matching = apps
          .filter(({ appId }) => customFields?.appId === undefined || appId === customFields.appId)
          .filter(({ edition }) => customFields?.edition === undefined || edition === customFields.edition)
          .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
          .toSorted((a, b) => direction * key(a).localeCompare(key(b), 'en', { numeric: true }));
        return listResponse(matching, query);
      }),
      mock(listMyFreeTrials, () => ({ data: [...trials.keys()].map(trialOf) })),
      mock(updateApp, ({ params, body, ifMatch }) => {
        if (ifMatch !== undefined && ifMatch !== found(params.id).etag) respondWithError(412);
        const changed = change(params.id, body.name === undefined ? {} : { name: body.name });
        return { ...changed, etag: changed.etag ?? '' };
      }),
      mock(getRemainingFreeTrial, ({ params }) => trialOf(params.id)),
      mock(listApiGroups, ({ query }) => listResponse(API_GROUPS, query)),
      mock(listTenantAppApiGroups, () => ({
        data: API_GROUPS.map((apiGroup) => ({ ...apiGroup, granted: apiGroup.apiGroupId !== 'admin-vod' })),
      })),
    ],
  };
}

const NAMES: Readonly<Partial<Record<string, string>>> = {
  'admin-vod': 'Media VOD',
  'admin-ssai': 'SSAI',
  management: 'App management',
};

const API_GROUPS = API_GROUP_IDS.filter((id) => id in NAMES).map((apiGroupId) => ({
  apiGroupId,
  name: NAMES[apiGroupId] ?? apiGroupId,
  description: `What ${apiGroupId} opens`,
  adminOnly: false,
}));

export const withUserFrame: ConsoleFeature = {
  ...tenantApps,
  routes: [
    {
      path: '/user',
      meta: { title: 'User', requiresAuth: true, hideInMenu: true },
      screen: () => Promise.resolve(UserFrame),
    },
  ],
};

function UserFrame() {
  return createElement('div', undefined, createElement('h1', undefined, 'User'), createElement(Outlet));
}
