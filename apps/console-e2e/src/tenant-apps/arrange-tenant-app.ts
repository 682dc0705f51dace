import { expect, type Page } from '@playwright/test';
import type { Operator } from '../fixtures/operator-test';

interface Arranged {
  name: string;
  appId: string;
  edition?: 'free' | 'pro' | 'enterprise';
  /** Groups beside the one that every app begins with. */
  groups?: { name: string; apiGroups: string[] }[];
}

/** Makes a tenant app of a journey's own by the platform's calls, so that nobody else's is touched. */
export async function arrangeTenantApp(page: Page, operator: Operator, app: Arranged): Promise<void> {
  const { groups = [], ...data } = app;
  const { appId } = app;
  await postAs(page, operator, '/admin/api/tenant-app/apps', data);
  for (const group of groups)
    await postAs(page, operator, '/admin/api/tenant-app/groups', { appId, ...group });
}

/** Sends a request as the operator, whichever user is signed in on the page. */
export async function postAs(page: Page, operator: Operator, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data, headers: operatorHeaders(operator) });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** What a call carries that the operator makes. */
export function operatorHeaders({ session }: Operator): { Authorization: string } {
  const remembered = session.origins.flatMap(({ localStorage }) => localStorage);
  const token = remembered.find(({ value }) => value.startsWith('Bearer '))?.value ?? '';
  return { Authorization: token };
}
