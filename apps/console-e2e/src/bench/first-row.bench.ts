import { expect, test, type Browser, type Page } from '@playwright/test';
import { enable, giveCredentials, readSecret } from '../actions/sign-in';
import { startConsole, type RunningConsole } from '../servers/start-console';
import { makeDataFolder, removeDataFolder } from '../servers/with-data-folder';
import { TEXTS } from '../texts';

const FEW = 60;
const MANY = 10_000;
const ROUNDS = 15;
/** Maximum ratio of the larger installation's time. */
const GOAL = 1.3;

const { tenantApps } = TEXTS.en;

interface Installation {
  servers: RunningConsole;
  folder: string;
  page: Page;
  lists: Map<string, string>;
}

test('the first row of each list comes as fast among many apps as among few', async ({ browser }) => {
  const [few, many] = [await install(browser, FEW), await install(browser, MANY)];
  try {
    const times = new Map<string, { few: number[]; many: number[] }>();
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of few.lists.keys()) {
        const [inFew, inMany] = [await firstRow(few, name), await firstRow(many, name)];
        const recorded = times.get(name) ?? { few: [], many: [] };
        times.set(name, recorded);
        if (round > 0) {
          recorded.few.push(inFew);
          recorded.many.push(inMany);
        }
      }
    }
    print(row(['list', `${FEW} apps`, `${MANY} apps`, 'ratio']));
    const ratios = Array.from(times, ([name, recorded]) => {
      const [inFew, inMany] = [median(recorded.few), median(recorded.many)];
      print(row([name, `${inFew.toFixed(0)} ms`, `${inMany.toFixed(0)} ms`, (inMany / inFew).toFixed(2)]));
      return { name, ratio: inMany / inFew };
    });
    expect(ratios.filter(({ ratio }) => ratio > GOAL)).toEqual([]);
  } finally {
    for (const { page, servers, folder } of [few, many]) {
      await page.context().close();
      await servers.stop();
      await removeDataFolder(folder);
    }
  }
});

async function install(browser: Browser, apps: number): Promise<Installation> {
  const folder = await makeDataFolder();
  const servers = await startConsole(folder, { SEED_APPS: String(apps) });
  const context = await browser.newContext({ baseURL: servers.url });
  const page = await context.newPage();
  await page.goto('/');
  await giveCredentials(page, TEXTS.en, servers);
  await enable(page, TEXTS.en, await readSecret(page));
  await page.goto('/apps/tenant-apps/normal');
  const appId = await page
    .getByRole('table', { name: tenantApps.table })
    .getByRole('code')
    .first()
    .innerText();
  const lists = new Map([
    ['normal', '/apps/tenant-apps/normal'],
    ['archived', '/apps/tenant-apps/archive'],
    ['groups', `/apps/${appId}/group`],
    ['members', `/apps/${appId}/member`],
  ]);
  return { servers, folder, page, lists };
}

async function firstRow({ page, lists }: Installation, name: string): Promise<number> {
  await page.goto(lists.get(name) ?? '', { waitUntil: 'commit' });
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell'), hasText: /\S/ })
    .first()
    .waitFor();
  return page.evaluate(() => performance.now());
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(12) : cell.padStart(14))).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
