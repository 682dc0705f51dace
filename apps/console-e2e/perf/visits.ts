import type { Browser } from '@playwright/test';
import { TEXTS } from '../src/texts';
import type { Application } from './applications';
import { withSlowPage } from './slow-page';
import type { Sight } from './watch-page';

const { auth, accounts, shell, ui, tenantApps } = TEXTS.en;

const SIGN_IN = '/auth/login';
const LIST = '/apps/tenant-apps/normal';
/** Typical hover before a click. */
const HOVER_MS = 150;

const FORM: Sight = {
  what: 'form',
  email: auth.signIn.email,
  password: auth.signIn.password,
  submit: auth.signIn.submit,
  typed: 'somebody@signalbox.example',
};
const tenantAppRows = (atLeast = 1): Sight => ({ what: 'rows', table: tenantApps.table, atLeast });
const USER_ROWS: Sight = { what: 'rows', table: accounts.routes.users, atLeast: 1 };

/** A measured visit with an empty cache. Returns figures by name. */
type Visit = (browser: Browser, application: Application) => Promise<Record<string, number>>;

async function signIn(browser: Browser, { stranger }: Application) {
  const figures: Record<string, number> = {};
  await withSlowPage(browser, stranger, async ({ open, costUntil }) => {
    const usable = await open(SIGN_IN, FORM);
    Object.assign(figures, under('form', { usable, ...(await costUntil(usable)) }));
  });
  return figures;
}

async function list(browser: Browser, { signedIn }: Application) {
  const figures: Record<string, number> = {};
  await withSlowPage(browser, signedIn, async ({ page, open, reload, click, costUntil, settle }) => {
    const row = await open(LIST, tenantAppRows());
    Object.assign(figures, under('list', { row, ...(await costUntil(row)) }));
    await settle();
    figures['reload.row'] = await reload(tenantAppRows());
    await settle();
    await page.getByRole('combobox', { name: ui.list.pageSize }).click();
    figures['list.hundred'] = await click(() => page.getByTitle(/^100\b/).click(), tenantAppRows(100));
  });
  return figures;
}

async function routes(browser: Browser, { signedIn }: Application) {
  const figures: Record<string, number> = {};
  for (const [name, hoverMs] of [
    ['route', 0],
    ['hovered', HOVER_MS],
  ] as const) {
    await withSlowPage(browser, signedIn, async ({ page, open, click, back, settle }) => {
      await open(LIST, tenantAppRows());
      await settle();
      const link = page
        .getByRole('navigation', { name: shell.menu.main })
        .getByRole('link', { name: accounts.routes.users });
      if (hoverMs > 0) {
        await link.hover();
        await page.waitForTimeout(hoverMs);
      }
      figures[`${name}.first`] = await click(() => link.click(), USER_ROWS);
      await settle();
      figures[`${name}.back`] = await back(tenantAppRows());
    });
  }
  return figures;
}

export const VISITS: Readonly<Record<string, Visit>> = { 'sign-in': signIn, list, routes };

function under(scope: string, figures: object): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${scope}.${name}`, value]));
}
