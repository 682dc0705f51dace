// @see spec 1, 2.1, 2.2, 2.3, 2.5
// @see ASVS 7.4.4
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../testing/operator';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { sampleMenu, sampleProducts } from '../testing/sample-feature';

function Screen() {
  return <h1>A screen</h1>;
}

export default {
  title: 'Layouts/Signed in',
  ...screenStories(
    { feature: sampleMenu(Screen), at: '/apps/tenant-apps/normal', onAddress: fn() },
    operator(),
  ),
};

type Canvas = ScreenPlay['canvas'];

const EMAIL = 'operator@signalbox.example';

async function mainMenu(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'A screen' });
  return within(canvas.getByRole('navigation', { name: 'Main' }));
}

export const Vertical: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Normal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: EMAIL })).toHaveAttribute('href', '/user/info');
    await expect(canvas.getByText('v0.0.0-260131')).toBeVisible();
    await expect(canvas.getByText('Signalbox')).toHaveStyle({ fontSize: '22px' });
    await expect(canvas.getByText(`Signalbox ${String(new Date().getFullYear())} ©`)).toBeVisible();
    await expect(document.title).toBe('Normal | Signalbox Admin');

    await userEvent.click(menu.getByRole('link', { name: 'Archived' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/archive'));
    await waitFor(() => expect(document.title).toBe('Archived | Signalbox Admin'));
  },
};

export const ByKeyboard: ScreenStory = {
  args: { at: '/apps/dashboard' },
  play: async ({ canvas, userEvent }) => {
    await mainMenu(canvas);
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const Collapsed: ScreenStory = {
  args: { sidebarCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await mainMenu(canvas);
    await expect(canvas.getByRole('complementary')).toHaveStyle({ width: '64px' });
    await expect(canvas.getByRole('link', { name: EMAIL })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Settings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await waitFor(() => expect(canvas.getByRole('complementary')).toHaveStyle({ width: '224px' }));
    await expect(canvas.getByRole('button', { name: 'Collapse menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Horizontal: ScreenStory = {
  args: { layoutMode: 'horizontal' },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('button', { name: 'Sign out' }),
    );
  },
};

export const Phone: ScreenStory = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Main' }));
    const home = drawer.getByRole('link', { name: 'Signalbox home' }).getBoundingClientRect();
    const close = drawer.getByRole('button', { name: 'Close menu' }).getBoundingClientRect();
    await expect(home.top).toBeLessThan(24);
    await expect(close.left).toBeGreaterThan(home.right - 1);
    await userEvent.click(await drawer.findByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard'));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const FewPermissions: ScreenStory = {
  args: { at: '/apps/dashboard' },
  parameters: { msw: operator({ permissions: ['admin-user'] }) },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(await menu.findByRole('link', { name: 'Users' })).toBeVisible();
    await expect(menu.queryByText('Tenants App')).toBeNull();
  },
};

export const BehindTheGate: ScreenStory = {
  args: { at: '/apps/dashboard' },
  parameters: { msw: operator({ user: { twoFAEnabled: false } }) },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('link', { name: EMAIL })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const LongAddress: ScreenStory = {
  parameters: { msw: operator({ user: { email: `${'a'.repeat(60)}@signalbox.example` } }) },
  play: async ({ canvas }) => {
    await mainMenu(canvas);
    await expect(canvas.getByRole('complementary').scrollWidth).toBeLessThanOrEqual(224);
  },
};

export const AllByHost: ScreenStory = {
  args: { ports: { host: { hideMenu: true, header: false, rightMenu: false } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    for (const role of ['navigation', 'complementary', 'banner'])
      await expect(canvas.queryByRole(role)).toBeNull();
    await expect(document.title).toBe('Normal | Signalbox Admin');
  },
};

export const MenuByHost: ScreenStory = {
  args: { ports: { host: { hideMenu: true } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('link', { name: EMAIL })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Signalbox home' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Settings' })).toBeVisible();
  },
};

export const MenuByHostOnPhone: ScreenStory = {
  args: MenuByHost.args ?? {},
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const HeaderByHost: ScreenStory = {
  args: { ports: { host: { header: false } } },
  play: async ({ canvas }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Signalbox home' })).toBeNull();
    await expect(canvas.queryByText('v0.0.0-260131')).toBeNull();
    await expect(canvas.getByRole('link', { name: EMAIL })).toBeVisible();
  },
};

export const HeaderByHostHorizontal: ScreenStory = {
  args: { layoutMode: 'horizontal', ports: { host: { header: false } } },
  play: HeaderByHost.play ?? (() => undefined),
};

export const RightMenuByHost: ScreenStory = {
  args: { ports: { host: { rightMenu: false } } },
  play: async ({ canvas }) => {
    await mainMenu(canvas);
    for (const name of ['Settings', 'Sign out', 'Use light theme'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  },
};

export const CollapsedGroup: ScreenStory = {
  args: { sidebarCollapsed: true, at: '/apps/dashboard' },
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    await expect(menu.queryByRole('link', { name: 'Archived' })).toBeNull();
    await userEvent.hover(menu.getByRole('menuitem', { name: /Tenants App/ }));
    await userEvent.click(await within(document.body).findByRole('link', { name: 'Archived' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/archive'));
  },
};

export const HorizontalOverflow: ScreenStory = {
  args: {
    feature: sampleProducts(Screen),
    layoutMode: 'horizontal',
    at: '/apps/dashboard',
    config: { productName: 'A product of a name as long as this one is' },
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, args }) => {
    const menu = await mainMenu(canvas);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    await expect(await menu.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    const rest = await waitFor(() => {
      const last = menu.getAllByRole('menuitem').at(-1);
      if (!last?.closest('.ant-menu-overflow-item-rest')) throw new Error('Nothing is left over.');
      return last;
    });
    await userEvent.hover(rest);
    await userEvent.click(await within(document.body).findByRole('link', { name: 'Billing' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/billing'));
  },
};

export const TitleSize: ScreenStory = {
  args: { config: { titleFontSize: '18px' } },
  play: async ({ canvas }) => {
    await mainMenu(canvas);
    const home = within(canvas.getByRole('link', { name: 'Signalbox home' }));
    await expect(home.getByText('Signalbox')).toHaveStyle({ fontSize: '18px' });
  },
};

export const CurrentUserTooltip: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await mainMenu(canvas);
    await userEvent.hover(canvas.getByRole('link', { name: EMAIL }));
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      `Signed in as ${EMAIL}`,
    );
  },
};

export const Light: ScreenStory = {
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await mainMenu(canvas);
    await expect(document.documentElement.dataset['theme']).toBe('light');
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use light theme' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
  },
};

export const Vietnamese: ScreenStory = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    await expect(canvas.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  },
};
