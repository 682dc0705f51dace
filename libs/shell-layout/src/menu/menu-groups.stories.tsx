// @see spec 2.5
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { useOutlet } from 'react-router';
import { operator } from '../testing/operator';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { alertCountOf, sampleProducts } from '../testing/sample-feature';

function Screen() {
  return useOutlet() ?? <h1>A screen</h1>;
}

export default {
  title: 'Layouts/Main menu in groups',
  ...screenStories(
    {
      feature: sampleProducts(Screen, { grouped: true }),
      at: '/apps/dashboard',
      onAddress: fn(),
      slots: alertCountOf(12),
    },
    operator(),
  ),
};

type Canvas = ScreenPlay['canvas'];
type Menu = Awaited<ReturnType<typeof mainMenu>>;

const page = () => within(document.body);
const WATCH = /^Watch over/;
const PRODUCT = /^Product/;

async function mainMenu(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'A screen' });
  return within(canvas.getByRole('navigation', { name: 'Main' }));
}

const entry = (menu: Menu, name: string | RegExp) => menu.getByRole('menuitem', { name });
const opened = (menu: Menu, name: string | RegExp, open: boolean) =>
  waitFor(() => expect(entry(menu, name)).toHaveAttribute('aria-expanded', String(open)));
const gone = (menu: Menu, name: string) =>
  waitFor(() => expect(menu.queryByRole('link', { name })).toBeNull());

export const OneAtATime: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const menu = await mainMenu(canvas);
    await expect(entry(menu, 'Media')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(entry(menu, 'Media'));
    await menu.findByRole('link', { name: 'SSAI' });
    await userEvent.click(entry(menu, WATCH));
    await menu.findByRole('link', { name: /^Alerts/ });
    await opened(menu, 'Media', false);
    await opened(menu, PRODUCT, true);

    await userEvent.click(entry(menu, WATCH));
    await opened(menu, WATCH, false);
    await opened(menu, PRODUCT, true);

    await userEvent.click(entry(menu, 'Tenants App'));
    await menu.findByRole('link', { name: 'Normal' });
    await opened(menu, PRODUCT, false);
    await gone(menu, 'All modules');
  },
};

export const Here: ScreenStory = {
  args: { at: '/apps/song-hong/product/vod' },
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    await opened(menu, 'Media', true);
    await expect(entry(menu, /^Media VOD/)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menu.getByRole('link', { name: 'All modules' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/song-hong/product'));
    await opened(menu, 'Media', false);
    await expect(entry(menu, 'All modules')).toHaveAttribute('aria-current', 'page');
  },
};

/** The badge shows once: at its entry, or at the outermost closed group that hides it. */
export const AlertsInClosedGroups: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const menu = await mainMenu(canvas);
    const told = (name: string | RegExp) =>
      waitFor(() => expect(within(entry(menu, name)).getByTestId('alert-badge')).toHaveTextContent(/^12$/));
    const once = () => expect(canvas.getAllByTestId('alert-badge')).toHaveLength(1);
    await told(WATCH);
    await once();
    await userEvent.click(entry(menu, WATCH));
    await menu.findByRole('link', { name: /^Alerts/ });
    await told(/^Alerts/);
    await once();
    await userEvent.click(entry(menu, 'Tenants App'));
    await told(PRODUCT);
    await once();
  },
};

export const LongName: ScreenStory = {
  args: { config: { menuWidth: 200 } },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    const badge = await canvas.findByTestId('alert-badge');
    const room = entry(menu, WATCH).getBoundingClientRect();
    await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(room.right);
    await expect(badge).toBeVisible();
    const name = menu.getByTitle(WATCH);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
};

const KEY_CODES = { Enter: 13, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Home: 36 };

/** antd's menu reads key codes, which user-event omits. */
function press(key: keyof typeof KEY_CODES) {
  if (document.activeElement)
    void fireEvent.keyDown(document.activeElement, { key, keyCode: KEY_CODES[key] });
}

const focused = (name: string | RegExp, role = 'menuitem') =>
  waitFor(() => expect(page().getByRole(role, { name })).toHaveFocus());

/**
 * antd focuses an opened popup five frames later; if it has not rendered by then, the key is pressed again.
 */
async function openBy(key: keyof typeof KEY_CODES, name: string | RegExp) {
  const arrived = (patience: object) =>
    waitFor(() => expect(page().getByRole('menuitem', { name })).toHaveFocus(), patience);
  press(key);
  await arrived({ timeout: 2000 }).catch(() => press(key));
  await arrived({});
}

async function chooseInPopups(open: keyof typeof KEY_CODES, product: HTMLElement) {
  await openBy(open, 'Media');
  await openBy('ArrowRight', /^SSAI/);
  press('Enter');
  await page().findByRole('dialog', { name: 'Subscription' });
  await waitFor(() => expect(product).toHaveAttribute('aria-expanded', 'false'));
}

const FREE = operator({ subscription: { edition: 'free' } });

function byKeys(on: 'ArrowDown' | 'ArrowRight', into: 'ArrowDown' | 'ArrowRight') {
  return async ({ canvas, userEvent }: ScreenPlay) => {
    const menu = await mainMenu(canvas);
    menu.getByRole('menu').focus();
    press('Home');
    await focused('Dashboard', 'link');
    press(on);
    await focused('Tenants App');
    press(on);
    const product = entry(menu, PRODUCT);
    await waitFor(() => expect(product).toHaveFocus());
    await chooseInPopups(into, product);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(product).toHaveFocus());
  };
}

export const KeysCollapsed: ScreenStory = {
  args: { sidebarCollapsed: true },
  parameters: { msw: FREE },
  play: byKeys('ArrowDown', 'ArrowRight'),
};

export const KeysHorizontal: ScreenStory = {
  args: { layoutMode: 'horizontal' },
  parameters: { msw: FREE },
  play: byKeys('ArrowRight', 'ArrowDown'),
};

export const AlertsCollapsed: ScreenStory = {
  args: { sidebarCollapsed: true },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await waitFor(() => expect(within(entry(menu, PRODUCT)).getByTestId('alert-badge')).toBeInTheDocument());
  },
};

export const Phone: ScreenStory = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(await page().findByRole('dialog', { name: 'Main' }));
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Media' }));
    await userEvent.click(await menu.findByRole('link', { name: /^Media VOD/ }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/product/vod'));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};
