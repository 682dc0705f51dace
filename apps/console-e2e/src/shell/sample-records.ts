import { addressOf, type Place } from '@console/console/testing/places';
import { expect, type Page } from '@playwright/test';
import type { Operator } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';

const ADMIN_APP = 'default-admin-app';

/**
 * Addresses of places that are about something there is: an app as the demo data have it, with members, groups and
 * invoices, a server, an alert, an act, and somebody's account. Nothing is changed.
 */
export async function sampleAddresses(page: Page, operator: Operator): Promise<(place: Place) => string> {
  const first = async (path: string, params: Record<string, string>) => {
    const answer = await page.request.get(path, { params, headers: operatorHeaders(operator) });
    // The platform of this very repository wrote it in this shape.
    const { data } = (await answer.json()) as { data: Record<string, string>[] };
    expect(data, `what ${path} lists`).not.toEqual([]);
    return data[0] ?? {};
  };
  const { id: alertId = '', appId = '' } = await first('/admin/api/alert/alerts', { perPage: '1' });
  const ofSameApp = { customFields: JSON.stringify({ appId }), perPage: '1' };
  const thingsOf = async (app: string) => {
    const customFields = JSON.stringify({ appId: app });
    const [{ id: groupId = '' }, { id: memberId = '' }] = await Promise.all([
      first('/admin/api/tenant-app/groups', { customFields }),
      first('/admin/api/tenant-app/members', { customFields }),
    ]);
    return { appId: app, groupId, memberId };
  };
  const [ofApp, ofAdminApp] = await Promise.all([thingsOf(appId), thingsOf(ADMIN_APP)]);
  const { id: invoiceId = '' } = await first('/admin/api/billing/invoices', { appId });
  const [{ id: serverId = '' }, { id: entryId = '' }] = await Promise.all([
    first('/admin/api/machine/servers', ofSameApp),
    first('/admin/api/audit/logs', ofSameApp),
  ]);
  const { id: userId = '' } = await first('/admin/api/user/users', { sort: 'createdAt', perPage: '1' });
  return (place) => {
    const things = place.path.startsWith('/apps/:appId') ? ofApp : ofAdminApp;
    const others = {
      invoiceId,
      serverId,
      alertId,
      entryId,
      id: userId,
      operation: 'updateTenantApp',
      apiGroupId: 'management',
    };
    return addressOf(place, { ...things, ...others });
  };
}
