// @see ASVS 16.5.2
import { expect, test } from '../fixtures/fault-test';
import { tenantAppList } from '../tenant-apps/tenant-app-list';
import { TEXTS } from '../texts';
import type { Fault } from './fault-server';
import { altered, cutJson, cutShort, page as htmlPage, rejection, silent, stalled } from './faults';
import { followRequests } from '../actions/follow-requests';
import { markPage, passTime, passTimeUntil, stopTime } from '../actions/pass-time';

const LIST_CALL = ['GET', '/admin/api/tenant-app/apps'] as const;
const LIST = '/apps/tenant-apps/normal';

const { status } = TEXTS.en.shell;
const { global, list: listTexts, notice } = TEXTS.en.ui;

interface Failure {
  name: string;
  fault: Fault;
  notice: string[];
  afterMs?: number;
  retried?: true;
}

const NO_RESPONSE = [global.networkError, global.went_wrong];
const UNREADABLE = [global.error, notice.drift];

const FAILURES: Failure[] = [
  { name: 'half a JSON document', fault: cutJson, notice: UNREADABLE },
  { name: 'a body that is cut short', fault: cutShort, notice: NO_RESPONSE, retried: true },
  { name: 'no response', fault: silent, notice: NO_RESPONSE, afterMs: 30_000 },
  { name: 'a response that stalls', fault: stalled, notice: NO_RESPONSE, afterMs: 30_000 },
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
    fault: rejection(500, { errors: ['the database is resting', 'ổ đĩa đã đầy'] }),
    notice: ['Error 500', 'The database is resting', 'Ổ đĩa đã đầy'],
  },
];

test('a list that fails reports why for 5 s and offers a retry', async ({ page, faults, texts }) => {
  const list = tenantAppList(page, texts);
  await page.clock.install();
  await page.goto(LIST);
  await expect(list.rows).toHaveCount(20);
  await stopTime(page);

  for (const [at, { name, fault, notice: lines, afterMs = 0, retried }] of FAILURES.entries())
    await test.step(name, async () => {
      const broken = faults.break(...LIST_CALL, fault);
      // A new search each, for a letter in many names.
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

      broken.stop();
      const retry = page.getByRole('button', { name: texts.ui.retry });
      await passTimeUntil(page, retry);
      await retry.click();
      await passTimeUntil(page, list.appIds.first());
      await page.clock.runFor(5_000);
      await expect(alert).toHaveCount(0);
    });
});

test('a list that failed offline loads again online', async ({ page, context, texts }) => {
  const list = tenantAppList(page, texts);
  const settled = followRequests(page);
  await page.goto(LIST);
  await expect(list.rows).toHaveCount(20);
  // Its code loads last.
  const { title } = texts.workspace.notifications;
  await expect(page.getByRole('button', { name: title, exact: true })).toHaveAccessibleDescription(/^\d/);
  await settled();
  const isSamePage = await markPage(page);
  await context.setOffline(true);
  await list.turnTo(2);
  await expect(page.getByText(listTexts.failed)).toBeVisible();
  await context.setOffline(false);
  await expect(list.rows).toHaveCount(20);
  expect(await isSamePage()).toBe(true);
});

for (const code of [403, 503] as const)
  test(`a read that responds with ${String(code)} opens the error page`, async ({ page, faults }) => {
    faults.break(...LIST_CALL, rejection(code));
    await page.goto(LIST);
    await expect(page).toHaveURL(`/${String(code)}`);
    await expect(page.getByRole('heading', { name: status[code].title })).toBeVisible();
  });
