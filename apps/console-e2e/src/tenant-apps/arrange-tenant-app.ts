import { expect, type Page } from '@playwright/test';
import type { Operator } from '../fixtures/operator-test';
import { tokenOf } from '../fixtures/operator';

interface SampleApp {
  name: string;
  appId: string;
  edition?: 'free' | 'pro' | 'enterprise';
  /** Default: the smallest. */
  quotaPlan?: 'scale';
  groups?: { name: string; apiGroups: string[] }[];
}

export async function arrangeTenantApp(page: Page, operator: Operator, app: SampleApp): Promise<void> {
  const { groups = [], ...data } = app;
  const { appId } = app;
  await postAs(page, operator, '/admin/api/tenant-app/apps', data);
  for (const group of groups)
    await postAs(page, operator, '/admin/api/tenant-app/groups', { appId, ...group });
}

/** Sends a request as the operator, whichever user is signed in on the page. */
export async function postAs(page: Page, operator: Operator, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data, headers: operatorHeaders(operator) });
  expect(response.status(), await response.text()).toBe(201);
}

export function operatorHeaders({ session }: Pick<Operator, 'session'>): { Authorization: string } {
  return { Authorization: tokenOf(session) };
}
