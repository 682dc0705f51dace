// @see spec 7.1
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { followRequests } from '../actions/follow-requests';
import { goTo, BLOCKER_WARNING } from '../actions/go-to';
import { sampleAddresses } from '../shell/sample-records';
import { inAdminApp, VISITED_ROUTES } from './visited-routes';

test.use({ expectedLogs: new RegExp(`${FAILED_REQUEST.source}|${BLOCKER_WARNING.source}`) });
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** Names that plain objects inherit, and ones that look like tags and keys. */
const HOSTILE_IDS = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'LIST',
  'undefined',
  'null',
];

const FIXED_IDS = /^(apiGroupId|operationId|userId)$/;

test('every list renders its rows, whatever IDs they have', { tag: '@full' }, async ({ page, operator }) => {
  const at = await sampleAddresses(page, operator);
  let rows = 0;
  let rendered = 0;
  await giveRowsHostileIds(page, (count) => {
    rows += count;
  });
  await page.goto('/apps/dashboard');
  const errors: string[] = [];
  for (const route of VISITED_ROUTES) {
    const settled = followRequests(page);
    await goTo(page, inAdminApp(at(route)));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    for (const table of await page.getByRole('table').filter({ visible: true }).all())
      await expect.soft(table, `${route.path} has loaded`).not.toHaveAttribute('aria-busy', 'true');
    rendered += await page.locator('tbody tr').count();
    const failure = page.getByText(/could not be|couldn’t|went wrong/i).filter({ visible: true });
    for (const text of await failure.allTextContents()) errors.push(`${route.path}: ${text.slice(0, 200)}`);
  }
  expect(errors).toEqual([]);
  // The test must have had such rows.
  expect(rows).toBeGreaterThan(200);
  expect(rendered).toBeGreaterThan(100);
});

test('every page of a record opens, whatever its ID', { tag: '@full' }, async ({ page, operator }) => {
  const at = await sampleAddresses(page, operator);
  const details = VISITED_ROUTES.map((route) => ({ route, ids: idsIn(route.path, at(route)) })).filter(
    ({ ids }) => ids.size > 0,
  );
  const hostileOf = new Map(details.flatMap(({ ids }) => [...ids]));
  const requested = await renameIds(page, hostileOf);
  await page.goto('/apps/dashboard');
  const errors: string[] = [];
  for (const { route, ids } of details) {
    const settled = followRequests(page);
    await goTo(page, replaced(at(route), ids));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    const failure = page
      .getByText(/could not be|couldn’t|went wrong|not found|does not exist/i)
      .filter({ visible: true });
    for (const text of await failure.allTextContents()) errors.push(`${route.path}: ${text.slice(0, 200)}`);
  }
  expect(errors).toEqual([]);
  // The test must have had such pages.
  const hostile = [...hostileOf.values()];
  expect(hostile.filter((id) => !requested.some((url) => url.includes(id)))).toEqual([]);
  expect(hostile.length).toBeGreaterThan(6);
  expect(details.length).toBeGreaterThan(20);
});

const HOSTILE_ID_OF: Readonly<Record<string, string>> = {
  appId: 'constructor',
  groupId: '__proto__',
  memberId: 'toString',
  invoiceId: 'hasOwnProperty',
  serverId: 'valueOf',
  alertId: 'isPrototypeOf',
  entryId: 'prototype',
  id: '__defineGetter__',
};
/** Others for the admin app, so that each replaces one ID of the platform. */
const HOSTILE_ID_IN_ADMIN_APP: Readonly<Record<string, string>> = {
  groupId: '__lookupGetter__',
  memberId: 'toLocaleString',
};

/** The IDs in an address of a path, each with the hostile one that takes its route. The admin app keeps its own. */
function idsIn(path: string, address: string): Map<string, string> {
  const values = address.split(/[/?]/);
  const hostileIdOf = path.startsWith('/apps/:appId')
    ? HOSTILE_ID_OF
    : { ...HOSTILE_ID_OF, ...HOSTILE_ID_IN_ADMIN_APP };
  return new Map(
    path.split('/').flatMap((name, index) => {
      const hostile = name.startsWith(':') ? hostileIdOf[name.slice(1).replace('()', '')] : undefined;
      const value = values[index];
      return hostile && value && value !== 'default-admin-app' ? [[value, hostile] as const] : [];
    }),
  );
}

function replaced(text: string, names: Iterable<readonly [string, string]>): string {
  return [...names].reduce((before, [from, to]) => before.replaceAll(from, to), text);
}

/** Replaces IDs in requests and responses. Returns the URLs that the console requests from then on. */
async function renameIds(page: Page, hostileOf: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const requested: string[] = [];
  const originalOf = [...hostileOf].map(([original, hostile]) => [hostile, original] as const);
  await page.route(/\/(admin\/api|auth-service|api)\/(?!__)/, async (route) => {
    const request = route.request();
    requested.push(request.url());
    const headers = Object.fromEntries(
      Object.entries(request.headers()).map(([name, value]) => [name, replaced(value, originalOf)]),
    );
    const response = await route
      .fetch({ url: replaced(request.url(), originalOf), headers })
      .catch(() => undefined);
    if (response) await route.fulfill({ response, body: replaced(await response.text(), hostileOf) });
    else await route.fallback().catch(() => undefined);
  });
  return requested;
}

async function giveRowsHostileIds(page: Page, onRows: (count: number) => void) {
  await page.route(/\/(admin\/api|auth-service|api)\/(?!__)/, async (route) => {
    const response =
      route.request().method() === 'GET' ? await route.fetch().catch(() => undefined) : undefined;
    if (!response?.ok()) {
      await (response ? route.fulfill({ response }) : route.fallback().catch(() => undefined));
      return;
    }
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) {
      await route.fulfill({ response });
      return;
    }
    const data = body.data.map((row: unknown, index) =>
      withId(row, HOSTILE_IDS[index % HOSTILE_IDS.length] ?? ''),
    );
    onRows(data.length);
    await route.fulfill({ response, json: { ...body, data } });
  });
}

function withId(row: unknown, id: string): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /^(id|\w+Id)$/.test(name) && !FIXED_IDS.test(name) ? id : value,
    ]),
  );
}
