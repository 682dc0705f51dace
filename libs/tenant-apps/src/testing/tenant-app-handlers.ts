import type { AnswerOf } from '@console/http/contract';
import { mock, mockRaw, mockSlow, mockUnreachable, refuse } from '@console/http/testing';
import { createTenantApp, listTenantApps, type TenantApp } from '../contract';

/** A list that searches, filters and pages as the platform does. */
export function tenantAppsListed(apps: readonly TenantApp[]) {
  return mock(listTenantApps, ({ query }) => {
    const { page, perPage, q = '', customFields } = query;
    const matching = apps.filter(
      (app) =>
        app.name.toLowerCase().includes(q.toLowerCase()) &&
        (customFields?.status === undefined || app.status === customFields.status) &&
        (customFields?.edition === undefined || app.edition === customFields.edition),
    );
    return {
      data: matching.slice((page - 1) * perPage, page * perPage),
      total: matching.length,
      page,
      perPage,
    };
  });
}

export const tenantAppCreated = () =>
  mock(createTenantApp, ({ body }): AnswerOf<typeof createTenantApp> => ({
    ...body,
    status: 'normal',
    owner: { email: 'operator@signalbox.example', name: 'Mai Anh Nguyễn' },
    members: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1)).toISOString(),
    lastActivityAt: null,
    apiKey: 'sbk_example_0123456789abcdefghijklmnopqrstuvwxyz',
  }));

export const appIdTaken = () =>
  mock(createTenantApp, () => refuse(409, { fieldErrors: { appId: ['This App ID is already in use.'] } }));

export const listUnavailable = () =>
  mock(listTenantApps, () => refuse(500, { errors: ['the database is resting'] }));
export const listUnreachable = () => mockUnreachable(listTenantApps);
export const listSlow = () => mockSlow(listTenantApps);
export const listNoJson = () =>
  mockRaw(listTenantApps, () => new Response('<h1>Hello</h1>', { status: 200 }));
export const listDrifted = () =>
  mockRaw(listTenantApps, () => Response.json({ data: [{ name: 1 }], total: 'many' }));
