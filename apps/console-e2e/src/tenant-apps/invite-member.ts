import type { Page } from '@playwright/test';
import type { Operator } from '../fixtures/operator-test';
import { operatorHeaders, postAs } from './arrange-tenant-app';

export async function inviteMember(
  page: Page,
  operator: Operator,
  appId: string,
  email: string,
): Promise<void> {
  const groups = await page.request.get('/admin/api/tenant-app/groups', {
    params: { customFields: JSON.stringify({ appId }), perPage: 1 },
    headers: operatorHeaders(operator),
  });
  const { data } = (await groups.json()) as { data: { id: string }[] };
  await postAs(page, operator, '/admin/api/tenant-app/members', { appId, email, groupId: data[0]?.id });
}
