// @see ASVS 16.5.2
import { expect, test } from '../fixtures/fault-test';
import { createForm } from '../tenant-apps/create-tenant-app';
import { tenantAppList } from '../tenant-apps/tenant-app-list';
import { TEXTS } from '../texts';
import type { Fault } from './fault-server';
import {
  atFirst,
  cutJson,
  cutShort,
  empty,
  held,
  lost,
  page as htmlPage,
  rejection,
  silent,
  stalled,
} from './faults';
import { passTimeUntil, stopTime } from '../actions/pass-time';

const CREATE_CALL = ['POST', '/admin/api/tenant-app/apps'] as const;

const { status } = TEXTS.en.shell;
const { global, notice } = TEXTS.en.ui;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/apps/tenant-apps/create');
});

test('a write covers the page until the response', async ({ page, faults, texts, unique }) => {
  const response = Promise.withResolvers<undefined>();
  faults.break(...CREATE_CALL, held(response.promise));
  const form = createForm(page, texts);
  await form.fill({ name: 'Slowly Made', appId: unique('slowly-made') });
  await form.submit.click();
  await expect(page.getByTestId('global-loading')).toBeVisible();
  response.resolve(undefined);
  await expect(page.getByRole('list', { name: texts.tenantApps.created.apiKey })).toBeVisible();
  await expect(page.getByTestId('global-loading')).toHaveCount(0);
});

const FAILURES: { name: string; fault: Fault; message: string; afterMs?: number }[] = [
  { name: 'no response', fault: silent, message: global.networkError, afterMs: 30_000 },
  { name: 'a response that stalls', fault: stalled, message: global.networkError, afterMs: 30_000 },
  { name: 'a body that is cut short', fault: cutShort, message: global.networkError },
  { name: 'half a JSON document', fault: cutJson, message: notice.drift },
  { name: 'no body', fault: empty, message: notice.drift },
  { name: 'HTML of a gateway', fault: htmlPage(504), message: 'Error 504' },
];

test('a write that fails reports why, is not repeated and keeps the input', async ({
  page,
  faults,
  texts,
}) => {
  const form = createForm(page, texts);
  await form.fill({ name: 'Typed Once', appId: 'typed-once' });
  await stopTime(page);
  for (const { name, fault, message, afterMs = 0 } of FAILURES)
    await test.step(name, async () => {
      const broken = faults.break(...CREATE_CALL, fault);
      await form.submit.click();
      await expect.poll(() => broken.count).toBe(1);
      await page.clock.fastForward(afterMs);
      await passTimeUntil(page, page.getByRole('alert').filter({ hasText: message }));
      await expect(page.getByTestId('global-loading')).toHaveCount(0);
      await expect(page.locator('#stranger')).toHaveCount(0);
      await expect(form.name).toHaveValue('Typed Once');
      await page.clock.runFor(6_000);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(broken.count).toBe(1);
      broken.stop();
    });
});

test('a form that is sent again after a lost response creates one app', async ({
  page,
  faults,
  texts,
  unique,
}) => {
  const list = tenantAppList(page, texts);
  const appId = unique('lost-and-found');
  faults.break(...CREATE_CALL, atFirst(1, lost));
  const form = createForm(page, texts);
  await form.fill({ name: 'Lost And Found', appId });
  await form.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error 502' })).toBeVisible();
  await form.submit.click();
  await expect(page.getByRole('list', { name: texts.tenantApps.created.apiKey })).toBeVisible();
  await page.goto(`/apps/tenant-apps/normal?q=${appId}`);
  await expect(list.rows).toHaveCount(1);
});

test('a form shows a 403 and keeps the input', async ({ page, faults, texts }) => {
  faults.break(...CREATE_CALL, rejection(403));
  const form = createForm(page, texts);
  await form.fill({ name: 'Rejected', appId: 'rejected' });
  await form.submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(texts.ui['403'].messsage_mutation);
  await expect(form.name).toHaveValue('Rejected');
});

test('a write that responds with 503 opens the error page', async ({ page, faults, texts }) => {
  faults.break(...CREATE_CALL, htmlPage(503));
  const form = createForm(page, texts);
  await form.fill({ name: 'Rejected', appId: 'rejected' });
  await form.submit.click();
  await expect(page).toHaveURL('/503');
  await expect(page.getByRole('heading', { name: status['503'].title })).toBeVisible();
});
