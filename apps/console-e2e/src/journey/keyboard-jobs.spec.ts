// @see spec 2
import type { Locator, Page } from '@playwright/test';
import { authenticatorOf } from '../actions/authenticator';
import { keyboardOf } from '../actions/keyboard';
import { mailedLink } from '../actions/mails';
import { expect, signedInTest as test, type Operator } from '../fixtures/operator-test';
import type { RunningConsole } from '../servers/start-console';
import { arrangeTenantApp, operatorHeaders, postAs } from '../tenant-apps/arrange-tenant-app';
import { fill, TEXTS } from '../texts';

test.describe.configure({ timeout: 600_000 });

// `keyboard.spec.ts` signs in with the keyboard.
test(
  'an operator does the everyday jobs by keyboard, each from the dashboard',
  { tag: '@full' },
  async ({ page, operator, servers, texts, unique }) => {
    const { accounts, billing, operations, shell, tenantApps, ui, workspace } = texts;
    const app = { appId: unique('keyboard-jobs'), name: `Đồng Bằng ${unique('keyboard-jobs')}` };
    const user = { email: `${unique('jobs')}@song-hong.example`, name: `Lê Thu Hà ${unique('jobs')}` };
    const heading = page.getByRole('heading', { level: 1 });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    const region = (name: string) => page.getByRole('region', { name });

    /** A keyboard at the dashboard. */
    const start = async () => {
      await page.goto('/apps/dashboard');
      await expect(heading).toHaveText(texts.console.routes.dashboard);
      const keyboard = keyboardOf(page);
      const choose = async (text: string, option: Locator) => {
        await keyboard.press('ControlOrMeta+k');
        await expect(page.getByRole('combobox', { name: workspace.palette.search })).toBeFocused();
        await keyboard.type(text);
        await expect(option).toBeVisible();
        while ((await option.getAttribute('aria-selected')) !== 'true') await keyboard.press('ArrowDown');
        await keyboard.enter();
        await expect(dialog(workspace.palette.title)).toBeHidden();
      };
      return { ...keyboard, choose };
    };
    const option = (name: string) =>
      dialog(workspace.palette.title).getByRole('option', { name: new RegExp(`^${name}`) });
    const startAtApp = async () => {
      const keyboard = await start();
      await keyboard.choose(`bang ${app.appId}`, option(app.name));
      await expect(page).toHaveURL(`/apps/${app.appId}/detail`);
      await expect(heading).toHaveText(app.name);
      return keyboard;
    };

    await arrangeTenantApp(page, operator, { ...app, groups: [{ name: 'Editors', apiGroups: [] }] });
    await arrangeUserWithTwoFactor(page, operator, servers, user);

    await test.step('finds an app by part of its name', async () => {
      await startAtApp();
    });

    await test.step('reads what an app owes', async () => {
      const { appName, number } = await firstOf<{ appName: string; number: string }>(
        page,
        operator,
        '/admin/api/billing/all-invoices',
        { status: 'overdue', sort: 'dueDate' },
      );
      const keyboard = await start();
      await keyboard.choose(appName, option(appName).first());
      await expect(region(billing.app.balance)).toBeInViewport();
      await expect(region(billing.app.balance)).toContainText(billing.dashboard.overdue);
      await expect(region(billing.app.balance)).toContainText(number);
    });

    await test.step('raises its quota', async () => {
      const { limits, quotas } = billing;
      const resource = quotas.resource.liveChannels;
      const keyboard = await startAtApp();
      await keyboard.choose(
        'raise live',
        option(fill(limits.actionOn, { action: limits.override, resource })),
      );
      const form = dialog(fill(limits.overrideOf, { app: app.name, resource }));
      await keyboard.reach(form.getByRole('spinbutton', { name: limits.limit }));
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type('15');
      // As a date field in US English takes it.
      await keyboard.fill(form.getByLabel(limits.until), '12312099');
      await expect(form.getByLabel(limits.until)).toHaveValue('2099-12-31');
      await keyboard.fill(form.getByRole('textbox', { name: limits.reason }), 'Election night');
      await keyboard.use(form.getByRole('button', { name: limits.override }));
      await expect(form).toHaveCount(0);
      await expect(page.getByRole('meter', { name: resource })).toHaveAttribute(
        'aria-valuetext',
        /^0 of 15,/,
      );
    });

    await test.step('rotates its API key', async () => {
      const { apiKeys, detail } = tenantApps;
      const key = 'Default';
      const keyboard = await startAtApp();
      await keyboard.choose('reset def', option(fill(apiKeys.reset.of, { key })));
      const confirmation = dialog(fill(apiKeys.reset.title, { key }));
      await expect(confirmation.getByRole('textbox')).toBeFocused();
      await keyboard.reach(confirmation.getByRole('combobox', { name: apiKeys.reset.overlap }), 'Shift+Tab');
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await keyboard.enter();
      await expect(confirmation).toContainText(apiKeys.overlaps.day);
      await keyboard.fill(confirmation.getByRole('textbox'), app.appId);
      await keyboard.enter();
      const made = dialog(fill(apiKeys.reset.done, { key }));
      await expect(made.getByRole('list', { name: detail.apiKey })).toBeVisible();
      await keyboard.use(made.getByRole('button', { name: ui.saved }));
      await expect(made).toBeHidden();
      await expect(region(apiKeys.title)).toContainText(apiKeys.previousUntil);
    });

    await test.step('adds a member', async () => {
      const { members } = tenantApps;
      const email = `an@${app.appId}.example`;
      const keyboard = await startAtApp();
      await keyboard.choose('invite', option(`${members.invite.title} ${app.name}`));
      const form = dialog(members.invite.title);
      await keyboard.fill(form.getByRole('textbox', { name: ui.invitations.emails }), email);
      await keyboard.reach(form.getByRole('combobox', { name: members.columns.group }));
      await keyboard.type('Editors');
      await keyboard.enter();
      await expect(form.getByTitle('Editors', { exact: true })).toBeVisible();
      await keyboard.use(form.getByRole('button', { name: members.invite.submit }));
      await expect(form).toHaveCount(0);
      const row = page.getByRole('table', { name: members.table }).getByRole('row', { name: email });
      await expect(row).toContainText(members.status.invited);
      await expect(row).toContainText('Editors');
    });

    await test.step('invites a user', async () => {
      const { invitations, invite, routes } = accounts;
      const email = `binh@${app.appId}.example`;
      const keyboard = await start();
      await keyboard.choose('invite', option(`${routes.inviteUsers} ${routes.users}`));
      const form = dialog(invite.title);
      await keyboard.fill(form.getByRole('textbox', { name: ui.invitations.emails }), email);
      await keyboard.use(form.getByRole('button', { name: invite.submit }));
      await expect(form).toHaveCount(0);
      await keyboard.use(page.getByRole('link', { name: new RegExp(`^${routes.invitations}`) }));
      const row = page.getByRole('table', { name: routes.invitations }).getByRole('row', { name: email });
      await expect(row).toContainText(invitations.states.pending);
    });

    await test.step('resets the second factor of a user', async () => {
      const { resetTwoFactor } = accounts.user;
      const keyboard = await start();
      await keyboard.choose(user.email, option(user.name));
      await expect(heading).toHaveText(user.name);
      await keyboard.choose('reset two', option(resetTwoFactor.action));
      const confirmation = dialog(fill(resetTwoFactor.title, user));
      await keyboard.use(confirmation.getByRole('button', { name: resetTwoFactor.action }));
      await expect(page.getByText(fill(resetTwoFactor.done, user))).toBeVisible();
    });

    await test.step('finds an invoice by part of its number and downloads its PDF', async () => {
      const { number } = await firstOf<{ number: string }>(
        page,
        operator,
        '/admin/api/billing/all-invoices',
        { status: 'paid' },
      );
      const keyboard = await start();
      await keyboard.choose(number.slice(-12), option(number));
      const drawer = dialog(fill(billing.invoice.title, { number }));
      const download = page.waitForEvent('download');
      await keyboard.use(drawer.getByRole('button', { name: billing.invoiceActions.pdf }));
      expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
    });

    await test.step('sees who changed what yesterday', async () => {
      const { auditLog } = operations;
      const keyboard = await start();
      await keyboard.choose('audit', option(auditLog.title));
      await expect(heading).toHaveText(auditLog.title);
      await keyboard.use(page.getByRole('button', { name: ui.list.filters, exact: true }));
      await keyboard.use(page.getByRole('button', { name: auditLog.period.yesterday }));
      await expect(page).toHaveURL(/\?from=[^&]+&to=/);
      const rows = page.getByRole('table', { name: auditLog.title }).getByRole('row');
      const entry = rows.filter({ has: page.getByRole('cell') }).first();
      await keyboard.use(entry, 'j');
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByText(auditLog.actor, { exact: true })).toBeVisible();
      await keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(entry).toBeFocused();
    });

    await test.step('follows the load of a live server', async () => {
      const { name } = await firstOf<{ name: string }>(page, operator, '/admin/api/machine/servers', {
        customFields: JSON.stringify({ kind: 'live', state: 'healthy' }),
      });
      const keyboard = await start();
      await keyboard.choose(name, option(`${name} `));
      const figure = dialog(name).getByRole('figure', { name: operations.servers.graphs.cpu });
      const status = figure.getByRole('status');
      await keyboard.reach(figure.getByRole('application'));
      await keyboard.press('End');
      await expect(status).toHaveText(/\d%/);
      const latest = await status.innerText();
      await keyboard.press('ArrowLeft');
      await expect(status).not.toHaveText(latest);
    });

    await test.step('changes the theme and the language', async () => {
      const language = ui.languages.vi;
      const keyboard = await start();
      await keyboard.choose('theme', option(shell.theme.toLight));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await keyboard.choose('viet', option(fill(workspace.palette.language, { language })));
      const confirm = dialog(shell.settings.warning).getByRole('button', {
        name: shell.settings.changeLanguage,
      });
      await expect(confirm).toBeFocused();
      await keyboard.enter();
      await expect(heading).toHaveText(TEXTS.vi.console.routes.dashboard);
    });
  },
);

async function firstOf<Item>(
  page: Page,
  operator: Operator,
  path: string,
  params: Record<string, string>,
): Promise<Item> {
  const response = await page.request.get(path, {
    params: { ...params, perPage: '1' },
    headers: operatorHeaders(operator),
  });
  const { data = [] } = (await response.json()) as { data?: Item[] };
  const [first] = data;
  if (!first) throw new Error(`${path} returned nothing.`);
  return first;
}

async function arrangeUserWithTwoFactor(
  page: Page,
  operator: Operator,
  servers: RunningConsole,
  user: { email: string; name: string },
) {
  const password = 'four words in a row';
  await postAs(page, operator, '/admin/api/user/users', { ...user, language: 'en' });
  const link = new URL(await mailedLink(page.request, servers, user.email), servers.url);
  const call = async (path: string, data: object, token?: string) => {
    const response = await page.request.post(`/auth-service/v1/users/${path}`, {
      data,
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as Record<string, string>;
  };
  await call(`signup-by-invitation-link${link.search}`, { name: user.name, password });
  const { token = '' } = await call('login', { email: user.email, password });
  const { secret = '' } = await call('two-factor/setup', {}, token);
  await call('two-factor/enable', { code: await authenticatorOf(secret).code() }, token);
}
