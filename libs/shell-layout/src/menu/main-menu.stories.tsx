// @see spec 2.1, 2.2, 2.3, 2.5, 3.12
import { API_GROUP_IDS, type ResponseOf } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { getAppDetail } from '../contract';
import { operator } from '../testing/operator';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { alertCountOf, sampleProducts } from '../testing/sample-feature';

const FREE = operator({ subscription: { edition: 'free' } });
const EMAIL = 'operator@signalbox.example';
const NOBODY = { access: [], subscription: [], accounts: [] };

function Screen() {
  return <h1>A screen</h1>;
}

export default {
  title: 'Layouts/Main menu',
  ...screenStories({ feature: sampleProducts(Screen), at: '/apps/dashboard', onAddress: fn() }, operator()),
};

type Canvas = ScreenPlay['canvas'];
type UserEvent = ScreenPlay['userEvent'];

async function mainMenu(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'A screen' });
  return within(canvas.getByRole('navigation', { name: 'Main' }));
}

export const ProductGroup: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getByRole('link', { name: 'SSAI' })).toHaveAttribute('href', '/apps/product/ssai');
    await expect(menu.getByRole('link', { name: 'Alerts' })).toHaveAttribute(
      'href',
      '/apps/default-admin-app/product/alerts',
    );
    await userEvent.click(menu.getByText('Tenants App'));
    await expect(await menu.findByRole('link', { name: 'Normal' })).toBeVisible();
    await waitFor(() => expect(menu.queryByRole('link', { name: 'SSAI' })).toBeNull());

    await userEvent.click(menu.getByText('Product'));
    await userEvent.click(await menu.findByRole('link', { name: 'Media VOD' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/product/vod'));
  },
};
export const AfterAnApp: ScreenStory = {
  args: { at: '/apps/song-hong/product/vod' },
  parameters: { msw: FREE },
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    const alertsAt = (address: string) =>
      waitFor(() => expect(menu.getByRole('link', { name: 'Alerts' })).toHaveAttribute('href', address));
    await alertsAt('/apps/song-hong/product/alerts');
    await waitFor(() => expect(menu.getAllByTestId('pro-badge').length).toBeGreaterThan(0));
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard'));
    await alertsAt('/apps/default-admin-app/product/alerts');
  },
};

export const BackInTheAdminApp: ScreenStory = {
  args: { at: '/apps/product/vod', tabStorage: { 'console.app-id': 'song-hong' } },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getByRole('link', { name: 'SSAI' })).toHaveAttribute('href', '/apps/product/ssai');
  },
};

const ADMIN_APP = { name: 'Admin', edition: 'pro', status: 'active' };

export const AppGone: ScreenStory = {
  args: { tabStorage: { 'console.app-id': 'song-hong' } },
  parameters: {
    msw: [
      mock(getAppDetail, ({ params }): ResponseOf<typeof getAppDetail> => {
        if (params.id === 'song-hong') respondWithError(403);
        return [
          { ...ADMIN_APP, appId: params.id, addedPrimaryCard: true, takesPaymentMethods: true },
          { group: { name: 'Administrators', permission: [] }, user: { timezone: 'UTC' }, helpers: NOBODY },
        ];
      }),
      ...operator(),
    ],
  },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await waitFor(() =>
      expect(menu.getByRole('link', { name: 'SSAI' })).toHaveAttribute('href', '/apps/product/ssai'),
    );
  },
};

export const AdminAppByName: ScreenStory = {
  args: { at: '/apps/default-admin-app/product/vod' },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getByRole('menuitem', { name: 'Media VOD' })).toHaveAttribute('aria-current', 'page');
  },
};
export const AlertsOfEveryApp: ScreenStory = {
  args: { at: '/apps/song-hong/product/vod', slots: alertCountOf(12) },
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    await expect(await canvas.findByTestId('alert-badge')).toHaveTextContent(/^12$/);
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard'));
    await expect(canvas.getByTestId('alert-badge')).toHaveTextContent(/^12$/);
  },
};

export const ManyAlerts: ScreenStory = {
  args: { slots: alertCountOf(1001) },
  play: async ({ canvas }) => {
    await mainMenu(canvas);
    await expect(await canvas.findByTestId('alert-badge')).toHaveTextContent(/^1000$/);
    await expect(canvas.getByTestId('alert-badge')).toHaveAttribute('title', '1,001 alerts');
  },
};

export const NoAlerts: ScreenStory = {
  args: { slots: alertCountOf(0) },
  play: async ({ canvas, args }) => {
    await mainMenu(canvas);
    await waitFor(() => expect(args.slots?.alertCount).toHaveBeenCalled());
    await expect(canvas.queryByTestId('alert-badge')).toBeNull();
  },
};

export const AlertsOfHost: ScreenStory = {
  args: { slots: alertCountOf(12), ports: { host: { totalAlerts: () => 7 } } },
  play: async ({ canvas, args }) => {
    await mainMenu(canvas);
    await expect(await canvas.findByTestId('alert-badge')).toHaveTextContent(/^7$/);
    await expect(args.slots?.alertCount).not.toHaveBeenCalled();
  },
};

export const AlertsNotPermitted: ScreenStory = {
  args: { slots: alertCountOf(12) },
  parameters: { msw: operator({ permissions: API_GROUP_IDS.filter((id) => id !== 'admin-machine') }) },
  play: async ({ canvas, args }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getByRole('link', { name: 'Alerts' })).toBeVisible();
    await expect(canvas.queryByTestId('alert-badge')).toBeNull();
    await expect(args.slots?.alertCount).not.toHaveBeenCalled();
  },
};

export const Subtitles: ScreenStory = {
  args: { config: { menuSubtitle: true } },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getByText('On demand')).toBeVisible();
  },
};
export const NoSubtitlesByHost: ScreenStory = {
  args: { config: { menuSubtitle: true }, ports: { host: { menuSubtitle: false } } },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.queryByText('On demand')).toBeNull();
  },
};
const subscription = () => within(document.body).findByRole('dialog', { name: 'Subscription' });

async function expectReturn(userEvent: UserEvent, to: HTMLElement) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(to).toHaveFocus());
}

/** antd's menu reads key codes, which user-event omits. */
const KEY_CODES = { Enter: 13, Escape: 27, End: 35, Home: 36, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };

function press(key: keyof typeof KEY_CODES) {
  if (document.activeElement)
    void fireEvent.keyDown(document.activeElement, { key, keyCode: KEY_CODES[key] });
}

/**
 * antd focuses an opened popup five frames later; if it has not rendered by then, the key is pressed again.
 */
async function openBy(key: keyof typeof KEY_CODES, first: () => HTMLElement) {
  const arrived = (patience: object) => waitFor(() => expect(first()).toHaveFocus(), patience);
  press(key);
  await arrived({ timeout: 2000 }).catch(() => press(key));
  await arrived({});
}

export const KeysInColumn: ScreenStory = {
  parameters: { msw: FREE },
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    await menu.findAllByTestId('pro-badge');
    const locked = menu.getByRole('menuitem', { name: /Media VOD/ });
    // One tab stop: that of the page.
    menu.getByRole('link', { name: 'Dashboard' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: EMAIL })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('ss');
    await expect(menu.getByRole('menuitem', { name: /SSAI/ })).toHaveFocus();
    press('ArrowDown');
    await expect(locked).toHaveFocus();
    press('Enter');
    await subscription();
    await expectReturn(userEvent, locked);
    await userEvent.keyboard(' ');
    await subscription();
    await expectReturn(userEvent, locked);
    await expect(locked).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard');

    press('ArrowDown');
    await waitFor(() => expect(menu.getByRole('link', { name: 'Alerts' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/apps/default-admin-app/product/alerts'),
    );
  },
};

export const KeysCollapsed: ScreenStory = {
  args: { sidebarCollapsed: true },
  parameters: { msw: FREE },
  play: async ({ canvas, userEvent }) => {
    const menu = await mainMenu(canvas);
    menu.getByRole('menu').focus();
    press('End');
    await waitFor(() => expect(menu.getByRole('link', { name: 'Billing' })).toHaveFocus());
    press('ArrowUp');
    const group = menu.getByRole('menuitem', { name: 'Product' });
    await waitFor(() => expect(group).toHaveFocus());
    await chooseLocked(userEvent, 'ArrowRight', group);
  },
};

export const KeysHorizontal: ScreenStory = {
  args: { layoutMode: 'horizontal' },
  parameters: { msw: FREE },
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    menu.getByRole('menu').focus();
    press('Home');
    await waitFor(() => expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveFocus());
    press('ArrowRight');
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Tenants App' })).toHaveFocus());
    press('ArrowRight');
    const group = menu.getByRole('menuitem', { name: 'Product' });
    await waitFor(() => expect(group).toHaveFocus());
    await chooseLocked(userEvent, 'ArrowDown', group);

    press('ArrowRight');
    await waitFor(() => expect(menu.getByRole('link', { name: 'Billing' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/billing'));
  },
};

async function chooseLocked(userEvent: UserEvent, open: keyof typeof KEY_CODES, group: HTMLElement) {
  const popup = within(document.body);
  const first = () => popup.getByRole('menuitem', { name: /SSAI/ });
  await openBy(open, first);
  press('Escape');
  await waitFor(() => expect(group).toHaveFocus());
  await openBy(open, first);
  press('ArrowDown');
  await waitFor(() => expect(popup.getByRole('menuitem', { name: /Media VOD/ })).toHaveFocus());
  press('Enter');
  await subscription();
  await expectReturn(userEvent, group);
}
