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
  refusal,
  silent,
  stalled,
} from './faults';
import { passTimeUntil, stopTime } from './pass-time';

const CREATE_CALL = ['POST', '/admin/api/tenant-app/apps'] as const;

const { status } = TEXTS.en.shell;
const { global, notice } = TEXTS.en.ui;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/apps/tenant-apps/create');
});

test('a write covers the page for as long as it takes', async ({ page, faults, texts, unique }) => {
  const answer = Promise.withResolvers<undefined>();
  faults.break(...CREATE_CALL, held(answer.promise));
  const form = createForm(page, texts);
  await form.fill({ name: 'Slowly Made', appId: unique('slowly-made') });
  await form.submit.click();
  await expect(page.getByTestId('global-loading')).toBeVisible();
  answer.resolve(undefined);
  await expect(page.getByRole('list', { name: texts.tenantApps.created.apiKey })).toBeVisible();
  await expect(page.getByTestId('global-loading')).toHaveCount(0);
});

const FAILURES: { name: string; fault: Fault; says: string; afterMs?: number }[] = [
  { name: 'never answers', fault: silent, says: global.networkError, afterMs: 30_000 },
  { name: 'begins and then stalls', fault: stalled, says: global.networkError, afterMs: 30_000 },
  { name: 'hangs up half-way', fault: cutShort, says: global.networkError },
  { name: 'answers half a document', fault: cutJson, says: notice.drift },
  { name: 'answers with nothing where a key was promised', fault: empty, says: notice.drift },
  { name: 'is hidden by a gateway', fault: htmlPage(504), says: 'Error 504' },
];

test('a write that fails says why, is not sent again, and keeps what was typed', async ({
  page,
  faults,
  texts,
}) => {
  const form = createForm(page, texts);
  await form.fill({ name: 'Typed Once', appId: 'typed-once' });
  await stopTime(page);
  for (const { name, fault, says, afterMs = 0 } of FAILURES)
    await test.step(name, async () => {
      const broken = faults.break(...CREATE_CALL, fault);
      await form.submit.click();
      await expect.poll(() => broken.count).toBe(1);
      await page.clock.fastForward(afterMs);
      await passTimeUntil(page, page.getByRole('alert').filter({ hasText: says }));
      await expect(page.getByTestId('global-loading')).toHaveCount(0);
      await expect(page.locator('#stranger')).toHaveCount(0);
      await expect(form.name).toHaveValue('Typed Once');
      await page.clock.runFor(6_000);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(broken.count).toBe(1);
      broken.mend();
    });
});

test('an answer that was lost comes when the form is sent again, and there is one app', async ({
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

test('a 403 to a write leaves the form as it was typed, and is shown in it', async ({
  page,
  faults,
  texts,
}) => {
  faults.break(...CREATE_CALL, refusal(403));
  const form = createForm(page, texts);
  await form.fill({ name: 'Refused', appId: 'refused' });
  await form.submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(texts.ui['403'].messsage_mutation);
  await expect(form.name).toHaveValue('Refused');
});

test('HTML of a 503 to a write leads to /503', async ({ page, faults, texts }) => {
  faults.break(...CREATE_CALL, htmlPage(503));
  const form = createForm(page, texts);
  await form.fill({ name: 'Refused', appId: 'refused' });
  await form.submit.click();
  await expect(page).toHaveURL('/503');
  await expect(page.getByRole('heading', { name: status['503'].title })).toBeVisible();
});
