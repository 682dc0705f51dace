import { addressOf, type TestedRoute } from '@console/console/testing/routes';
import { expect, type Page } from '@playwright/test';
import type { Operator } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';

const ADMIN_APP = 'default-admin-app';

/** Addresses of routes with IDs of existing demo records. */
export async function sampleAddresses(
  page: Page,
  operator: Operator,
): Promise<(route: TestedRoute) => string> {
  const first = async (path: string, params: Record<string, string>) => {
    const response = await page.request.get(path, { params, headers: operatorHeaders(operator) });
    const { data } = (await response.json()) as { data: Record<string, string>[] };
    expect(data, `response of ${path}`).not.toEqual([]);
    return data[0] ?? {};
  };
  const { id: alertId = '', appId = '' } = await first('/admin/api/alert/alerts', { perPage: '1' });
  const ofSameApp = { customFields: JSON.stringify({ appId }), perPage: '1' };
  const paramsOf = async (app: string) => {
    const customFields = JSON.stringify({ appId: app });
    const [{ id: groupId = '' }, { id: memberId = '' }] = await Promise.all([
      first('/admin/api/tenant-app/groups', { customFields }),
      first('/admin/api/tenant-app/members', { customFields }),
    ]);
    return { appId: app, groupId, memberId };
  };
  const [ofApp, ofAdminApp] = await Promise.all([paramsOf(appId), paramsOf(ADMIN_APP)]);
  const { id: invoiceId = '' } = await first('/admin/api/billing/invoices', { appId });
  const [{ id: serverId = '' }, { id: entryId = '' }] = await Promise.all([
    first('/admin/api/machine/servers', ofSameApp),
    first('/admin/api/audit/logs', ofSameApp),
  ]);
  const { id: userId = '' } = await first('/admin/api/user/users', { sort: 'createdAt', perPage: '1' });
  const made = async (path: string, record: object) => {
    const data = { appId, name: `Sample ${Date.now()}`, ...record };
    const response = await page.request.post(path, { data, headers: operatorHeaders(operator) });
    return ((await response.json()) as { id: string }).id;
  };
  const enabled = false;
  const [ruleId, channelId, streamId] = await Promise.all([
    made('/admin/api/alert/rules', { metric: 'cpu', minutes: 5, severity: 'info', enabled }),
    made('/admin/api/alert/channels', { kind: 'email', target: 'sample@people.example', enabled }),
    made('/admin/api/live/streams', { source: { kind: 'test', pattern: 'test-card' } }),
  ]);
  return (route) => {
    const params = route.path.startsWith('/apps/:appId') ? ofApp : ofAdminApp;
    const others = {
      invoiceId,
      serverId,
      alertId,
      ruleId,
      channelId,
      streamId,
      entryId,
      id: userId,
      operation: 'updateTenantApp',
      apiGroupId: 'management',
    };
    return addressOf(route, { ...params, ...others });
  };
}
