// @see spec 7.1, 8
// @see ASVS 1.1.2, 1.2.1, 1.3.7, 1.3.10, 3.2.2
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { followCalls } from '../shell/follow-calls';
import { goTo, WENT_BY_HAND } from '../shell/go-to';
import { sampleAddresses } from '../shell/sample-records';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { createForm } from '../tenant-apps/create-tenant-app';
import { liveParts, shownTexts, watchCanary } from './canary';
import { plantTexts, readDocument } from './hostile-answers';
import { hostileText, NAMES, SHOWN_LENGTH, shownPayloads } from './payloads';
import { inAdminApp, SCREENS } from './walked-screens';

// The policy would stop most of what a mistake lets in. Here the rendering has to do without it.
test.use({
  bypassCSP: true,
  expectedComplaints: new RegExp(`${FAILED_REQUEST.source}|${WENT_BY_HAND.source}|^Not allowed to launch`),
});
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** Places whose own call is refused. */
const REFUSED = [
  '/apps/tenant-apps/normal',
  '/apps/billing/invoice',
  '/apps/machine',
  '/apps/accounts',
  '/apps/default-admin-app/product/audit-log',
  '/apps/management/group',
];

/** How a quote stands in the command line that the API reference offers. */
const SHELL_QUOTE = "'\\''";

test('every payload runs where a page takes texts for HTML', async ({ page }) => {
  const canary = await watchCanary(page);
  const heard = new Set<string>();
  const unheard = (names: readonly string[]) => () => {
    for (const name of canary.take()) heard.add(name);
    return names.filter((name) => !heard.has(name));
  };
  await page.goto('/403');
  await page.evaluate((address) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = address;
    link.click();
  }, hostileText('mark-0-'));
  await expect.poll(unheard(['address'])).toEqual([]);

  await page.evaluate((html) => {
    document.body.append(document.createRange().createContextualFragment(html));
    // Some run only where a document is read.
    const read = document.body.appendChild(document.createElement('iframe')).contentDocument;
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else has a text read as a browser reads a page
    read?.write(html);
    read?.close();
  }, hostileText('mark-0-'));
  expect(await liveParts(page)).not.toEqual([]);
  await expect.poll(unheard(NAMES)).toEqual([]);
});

test('no text of the platform is more than a text, on any screen', async ({ page, operator }) => {
  const canary = await watchCanary(page);
  const at = await sampleAddresses(page, operator);
  const answers = await plantTexts(page, await readDocument(page, operatorHeaders(operator)));
  let trials = 0;
  let shown = 0;
  const faults: string[] = [];
  await page.goto('/apps/dashboard');
  for (const place of SCREENS) {
    const address = inAdminApp(at(place));
    const answered = followCalls(page);
    await goTo(page, address);
    await expect(page).toHaveURL(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await answered();
    const found = await faultsOf(page, canary);
    faults.push(...found.faults.map((fault) => `${place.path}: ${fault}`));
    for (const mark of answers.take()) trials += shownPayloads(mark);
    shown += found.shown;
  }
  expect(faults).toEqual([]);
  expect(trials).toBeGreaterThanOrEqual(5_000);
  // A screen that shows none of them would prove nothing.
  expect(shown).toBeGreaterThanOrEqual(300);
});

test('no refusal is more than a text', async ({ page, texts }) => {
  const canary = await watchCanary(page);
  await page.goto('/apps/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let refusals = 0;
  await page.route(/\/admin\/api\/(tenant-app|billing|machine|user|audit)\//, (route) => {
    refusals += 1;
    const text = (field: number) => hostileText(`mark-${String(refusals)}${String(field)}-`);
    const status = route.request().method() === 'GET' ? 500 : 409;
    return route.fulfill({
      status,
      json: {
        ...{ statusCode: status, message: text(0), errors: [text(1), text(2)], requestId: text(3) },
        fieldErrors: { name: [text(4)], appId: [text(5)] },
      },
    });
  });
  for (const address of REFUSED) {
    const before = refusals;
    await goTo(page, address);
    await expect.poll(() => refusals, address).toBeGreaterThan(before);
    await expect.poll(async () => (await faultsOf(page, canary)).shown, address).toBeGreaterThan(0);
    expect(await faultsOf(page, canary), address).toMatchObject({ faults: [] });
  }
  await goTo(page, '/apps/tenant-apps/create');
  const form = createForm(page, texts);
  await form.fill({ name: 'Refused', appId: 'refused' });
  await form.submit.click();
  await expect(page.getByText(/mark-\d+4-/).first()).toBeVisible();
  expect(await faultsOf(page, canary)).toMatchObject({ faults: [] });
});

/** What has run or could run, what is shown otherwise than it came, and how many texts are shown. */
async function faultsOf(page: Page, canary: Awaited<ReturnType<typeof watchCanary>>) {
  const shown = Object.entries(await shownTexts(page));
  const altered = shown.filter(([mark, text]) => !showsAsItCame(text.replaceAll(SHELL_QUOTE, "'"), mark));
  const live = await liveParts(page);
  return {
    faults: [...canary.take(), ...live, ...altered.map(([, text]) => `shown as ${text}`)],
    shown: shown.length,
  };
}

/** Whether the text around a mark holds the planted text, whole or clipped. */
function showsAsItCame(text: string, mark: string): boolean {
  // The first letter of a message is made a capital.
  const planted = hostileText(mark).slice(1);
  const start = text.indexOf(planted.slice(0, planted.indexOf(mark) + mark.length));
  if (start === -1) return false;
  const shown = text.slice(start);
  const end = shown.indexOf('…');
  return shown.startsWith(planted) || (end >= SHOWN_LENGTH && planted.startsWith(shown.slice(0, end)));
}
