// @see spec 7.1, 8
// @see ASVS 1.1.2, 1.2.1, 1.3.7, 1.3.10, 3.2.2
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { followRequests } from '../actions/follow-requests';
import { goTo, BLOCKER_WARNING } from '../actions/go-to';
import { sampleAddresses } from '../shell/sample-records';
import { FULL_MATRIX } from '../full-matrix';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { createForm } from '../tenant-apps/create-tenant-app';
import { liveParts, shownTexts, watchCanary } from './canary';
import { plantTexts, readDocument } from './plant-texts';
import { hostileText, NAMES, SHOWN_LENGTH, shownPayloads } from './payloads';
import { inAdminApp, VISITED_ROUTES } from './visited-routes';

// The content security policy would hide mistakes.
test.use({
  bypassCSP: true,
  expectedLogs: new RegExp(`${FAILED_REQUEST.source}|${BLOCKER_WARNING.source}|^Not allowed to launch`),
});
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const REJECTED = [
  '/apps/tenant-apps/normal',
  '/apps/billing/invoice',
  '/apps/machine',
  '/apps/accounts',
  '/apps/default-admin-app/product/audit-log',
  '/apps/management/group',
];

const SHELL_QUOTE = "'\\''";

test('every payload runs in a page that renders texts as HTML', async ({ page }) => {
  const canary = await watchCanary(page);
  const effects = new Set<string>();
  const missing = (names: readonly string[]) => () => {
    for (const name of canary.take()) effects.add(name);
    return names.filter((name) => !effects.has(name));
  };
  await page.goto('/403');
  await page.evaluate((address) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = address;
    link.click();
  }, hostileText('mark-0-'));
  await expect.poll(missing(['address'])).toEqual([]);

  await page.evaluate((html) => {
    document.body.append(document.createRange().createContextualFragment(html));
    // Some run only in a document that is parsed.
    const read = document.body.appendChild(document.createElement('iframe')).contentDocument;
    // oxlint-disable-next-line typescript/no-deprecated -- no other API parses a text like a page
    read?.write(html);
    read?.close();
  }, hostileText('mark-0-'));
  expect(await liveParts(page)).not.toEqual([]);
  await expect.poll(missing(NAMES)).toEqual([]);
});

test('no screen renders texts of the platform as HTML', async ({ page, operator }) => {
  const canary = await watchCanary(page);
  const at = await sampleAddresses(page, operator);
  const planted = await plantTexts(page, await readDocument(page, operatorHeaders(operator)));
  let trials = 0;
  let shown = 0;
  const errors: string[] = [];
  const routes = VISITED_ROUTES.filter((_route, index) => FULL_MATRIX || index % 4 === 0);
  await page.goto('/apps/dashboard');
  for (const route of routes) {
    const address = inAdminApp(at(route));
    const settled = followRequests(page);
    await goTo(page, address);
    await expect(page).toHaveURL(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    const found = await findingsOf(page, canary);
    errors.push(...found.errors.map((error) => `${route.path}: ${error}`));
    for (const mark of planted.take()) trials += shownPayloads(mark);
    shown += found.shown;
  }
  expect(errors).toEqual([]);
  expect(trials).toBeGreaterThanOrEqual(FULL_MATRIX ? 5_000 : 1_000);
  expect(shown).toBeGreaterThanOrEqual(FULL_MATRIX ? 300 : 60);
});

test('no screen renders error messages as HTML', async ({ page, texts }) => {
  const canary = await watchCanary(page);
  await page.goto('/apps/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let rejections = 0;
  await page.route(/\/admin\/api\/(tenant-app|billing|machine|user|audit)\//, (route) => {
    rejections += 1;
    const text = (field: number) => hostileText(`mark-${String(rejections)}${String(field)}-`);
    const status = route.request().method() === 'GET' ? 500 : 409;
    return route.fulfill({
      status,
      json: {
        ...{ statusCode: status, message: text(0), errors: [text(1), text(2)], requestId: text(3) },
        fieldErrors: { name: [text(4)], appId: [text(5)] },
      },
    });
  });
  for (const address of REJECTED) {
    const before = rejections;
    await goTo(page, address);
    await expect.poll(() => rejections, address).toBeGreaterThan(before);
    await expect.poll(async () => (await findingsOf(page, canary)).shown, address).toBeGreaterThan(0);
    expect(await findingsOf(page, canary), address).toMatchObject({ errors: [] });
  }
  await goTo(page, '/apps/tenant-apps/create');
  const form = createForm(page, texts);
  await form.fill({ name: 'Rejected', appId: 'rejected' });
  await form.submit.click();
  await expect(page.getByText(/mark-\d+4-/).first()).toBeVisible();
  expect(await findingsOf(page, canary)).toMatchObject({ errors: [] });
});

/** What has run or could run, which texts are altered, and the number of visible texts. */
async function findingsOf(page: Page, canary: Awaited<ReturnType<typeof watchCanary>>) {
  const shown = Object.entries(await shownTexts(page));
  const altered = shown.filter(([mark, text]) => !isUnaltered(text.replaceAll(SHELL_QUOTE, "'"), mark));
  const live = await liveParts(page);
  return {
    errors: [...canary.take(), ...live, ...altered.map(([, text]) => `altered: ${text}`)],
    shown: shown.length,
  };
}

/** Whether a text contains the planted text, whole or clipped. */
function isUnaltered(text: string, mark: string): boolean {
  // Messages start with a capital letter.
  const planted = hostileText(mark).slice(1);
  const start = text.indexOf(planted.slice(0, planted.indexOf(mark) + mark.length));
  if (start === -1) return false;
  const shown = text.slice(start);
  const end = shown.indexOf('…');
  return shown.startsWith(planted) || (end >= SHOWN_LENGTH && planted.startsWith(shown.slice(0, end)));
}
