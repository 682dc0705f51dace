// @see ASVS 16.5.2
import { expect, test } from '../fixtures/fault-test';
import { tenantAppList } from '../tenant-apps/tenant-app-list';
import { TEXTS } from '../texts';
import type { Fault } from './fault-server';
import {
  altered,
  alteredRows,
  atFirst,
  cutJson,
  cutShort,
  page as htmlPage,
  refusal,
  silent,
  stalled,
} from './faults';
import { markPage, passTime, passTimeUntil, stopTime } from './pass-time';

const LIST_CALL = ['GET', '/admin/api/tenant-app/apps'] as const;
const LIST = '/apps/tenant-apps/normal';

const { status } = TEXTS.en.shell;
const { global, list: says, notice } = TEXTS.en.ui;

interface Failure {
  name: string;
  fault: Fault;
  /** The lines of the notice, its title first. */
  notice: string[];
  /** How long the person waits for it, but for the pauses between tries. */
  afterMs?: number;
  /** Whether asking again may help. */
  retried?: true;
}

const NO_ANSWER = [global.networkError, global.went_wrong];
const UNREADABLE = [global.error, notice.drift];

const FAILURES: Failure[] = [
  { name: 'JSON that is cut', fault: cutJson, notice: UNREADABLE },
  { name: 'a body that is cut short', fault: cutShort, notice: NO_ANSWER, retried: true },
  { name: 'no answer', fault: silent, notice: NO_ANSWER, afterMs: 30_000 },
  { name: 'an answer that stalls', fault: stalled, notice: NO_ANSWER, afterMs: 30_000 },
  { name: 'HTML with a good status', fault: htmlPage(200), notice: UNREADABLE },
  {
    name: 'HTML of a gateway',
    fault: htmlPage(502),
    notice: ['Error 502', global.unexplained],
    retried: true,
  },
  {
    name: 'text in place of rows',
    fault: altered((body) => ({ ...body, data: 'none today' })),
    notice: UNREADABLE,
  },
  {
    name: 'a list of errors',
    fault: refusal(500, { errors: ['the database is resting', 'ổ đĩa đã đầy'] }),
    notice: ['Error 500', 'The database is resting', 'Ổ đĩa đã đầy'],
  },
];

test('a list that fails says why, for 5 s, and comes with a retry', async ({ page, faults, texts }) => {
  const list = tenantAppList(page, texts);
  await page.clock.install();
  await page.goto(LIST);
  await expect(list.rows).toHaveCount(20);
  await stopTime(page);

  for (const [at, { name, fault, notice: lines, afterMs = 0, retried }] of FAILURES.entries())
    await test.step(name, async () => {
      const broken = faults.break(...LIST_CALL, fault);
      // A search that was not made before, for a letter that many apps have.
      await list.search.fill('aeinorst'.charAt(at));
      await passTime(page, 100, () => {
        expect(broken.count).toBeGreaterThan(0);
      });
      await page.clock.fastForward(afterMs);
      const alert = page.getByRole('alert').filter({ hasText: lines[0] ?? '' });
      await passTimeUntil(page, alert);
      for (const line of lines) await expect(alert.getByText(line, { exact: true })).toBeVisible();
      await expect(page.locator('#stranger')).toHaveCount(0);
      expect(broken.count).toBe(retried ? 4 : 1);

      broken.mend();
      const retry = page.getByRole('button', { name: texts.ui.retry });
      await passTimeUntil(page, retry);
      await retry.click();
      await passTimeUntil(page, list.appIds.first());
      await page.clock.runFor(5_000);
      await expect(alert).toHaveCount(0);
    });
});

test('what passes by itself is waited for, and nobody hears of it', async ({ page, faults, texts }) => {
  const broken = faults.break(...LIST_CALL, atFirst(2, htmlPage(502)));
  await page.clock.install();
  await page.goto(LIST);
  await passTimeUntil(page, tenantAppList(page, texts).appIds.first());
  expect(broken.count).toBe(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a platform that wants to be left alone for 7 s is', async ({ page, faults, texts }) => {
  const list = tenantAppList(page, texts);
  await page.clock.install();
  await page.goto(LIST);
  await expect(list.rows).toHaveCount(20);
  await stopTime(page);

  const broken = faults.break(...LIST_CALL, atFirst(1, refusal(429, {}, { 'Retry-After': '7' })));
  await list.turnTo(2);
  await expect.poll(() => broken.count).toBe(1);
  // The pause begins whenever the page has read the answer: what counts is how much time it took in all.
  let passedMs = 0;
  await passTime(page, 100, () => {
    passedMs += 100;
    expect(broken.count).toBe(2);
  });
  expect(passedMs).toBeGreaterThanOrEqual(7_000);
  await page.clock.resume();
  await expect(page).toHaveURL(/page=2/);
  await expect(list.rows).toHaveCount(20);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a row with a field that cannot be read shows the others, and a date that is missing is N/A', async ({
  page,
  faults,
  texts,
}) => {
  const list = tenantAppList(page, texts);
  faults.break(
    ...LIST_CALL,
    alteredRows((row, at) => ({ ...row, lastActivityAt: null, ...(at === 3 && { name: 7 }) })),
  );
  await page.goto(LIST);
  await expect(list.rows).toHaveCount(20);
  await expect(list.table.getByText('N/A', { exact: true })).toHaveCount(20);
  await expect(list.rows.nth(3)).toContainText('—');
  await expect(page.getByText(says.incomplete_one.replace('{{count}}', '1'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a list that failed without a network comes back with it', async ({ page, context, texts }) => {
  const list = tenantAppList(page, texts);
  await page.goto(LIST);
  await expect(list.rows).toHaveCount(20);
  const isSamePage = await markPage(page);
  await context.setOffline(true);
  await list.turnTo(2);
  await expect(page.getByText(says.failed)).toBeVisible();
  await context.setOffline(false);
  await expect(list.rows).toHaveCount(20);
  expect(await isSamePage()).toBe(true);
});

for (const [name, fault, path, { title }] of [
  ['a 403', refusal(403), '/403', status['403']],
  ['a 503', refusal(503), '/503', status['503']],
] as const)
  test(`${name} to a read leads to ${path}`, async ({ page, faults }) => {
    faults.break(...LIST_CALL, fault);
    await page.goto(LIST);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
