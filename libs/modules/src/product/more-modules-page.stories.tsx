// @see spec 2.4, 4.2, 4.4, 6
import { API_GROUP_IDS } from '@console/http/contract';
import {
  operator,
  screenStories,
  UNKNOWN_APP_ID,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { modulesFeature } from '../modules.feature';

const CONNECTED = {
  livestream: { entry: 'https://modules.example/livestream.js', transport: 'page' as const },
};

export default {
  title: 'Modules/More modules',
  ...screenStories(
    {
      feature: modulesFeature({ alerts: () => ({ screen: () => Promise.resolve(() => null) }) }),
      at: '/apps/song-hong/product',
      config: { modules: CONNECTED },
      onAddress: fn(),
    },
    operator({ subscription: { name: 'Sông Hồng' } }),
  ),
};

type Canvas = ScreenPlay['canvas'];

const page = () => within(document.body);
const FREE = { name: 'Sông Hồng', edition: 'free' };

async function content(canvas: Canvas) {
  const main = within(await canvas.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: 'More modules' });
  return main;
}

function card(main: Awaited<ReturnType<typeof content>>, name: string) {
  return within(main.getByRole('listitem', { name }));
}

export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const main = await content(canvas);
    await expect(document.title).toBe('Product | Signalbox Admin');
    await expect(main.getByText('35 modules')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Distribution hub' })).toBeVisible();
    for (const inMenu of ['Livestream', 'Alerts'])
      await expect(main.queryByRole('listitem', { name: inMenu })).toBeNull();
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(menu.queryByText('Distribution hub')).toBeNull();
    await expect(menu.getByRole('menuitem', { name: 'More modules' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const playout = card(main, 'Playout');
    await expect(playout.getByText('Not connected')).toBeVisible();
    await expect(playout.queryByText('Pro')).toBeNull();
    await userEvent.click(playout.getByRole('link', { name: 'How to connect Playout' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/song-hong/product/playout'));
    await expect(await canvas.findByRole('region', { name: 'How to connect it' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'More modules' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Only administrators see how to connect a module. */
export const NoAdministrator: ScreenStory = {
  parameters: { msw: operator({ permissions: API_GROUP_IDS.filter((id) => id !== 'admin-management') }) },
  play: async ({ canvas, userEvent }) => {
    const main = await content(canvas);
    await waitFor(() => expect(main.queryByText('How to connect')).toBeNull());
    await userEvent.click(card(main, 'Playout').getByRole('link', { name: 'Playout' }));
    await expect(await canvas.findByText(/contact your Signalbox administrator/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'How to connect it' })).toBeNull();
  },
};

export const UnknownApp: ScreenStory = {
  args: { at: `/apps/${UNKNOWN_APP_ID}/product/vod` },
  parameters: { msw: operator({ permissions: null, ownPermissions: ['admin-vod'] }) },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('heading', { level: 1, name: UNKNOWN_APP_ID })).toBeVisible();
    await expect(main.getByText('There’s no app with this ID, or you’re not a member of it')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/apps');
    await expect(main.queryByText('Media VOD')).toBeNull();
  },
};

export const OwnGroup: ScreenStory = {
  parameters: { msw: operator({ permissions: null, ownPermissions: ['admin-vod'] }) },
  play: async ({ canvas, userEvent }) => {
    const main = await content(canvas);
    await expect(await main.findByRole('link', { name: 'Media VOD' })).toHaveAttribute(
      'href',
      '/apps/song-hong/product/vod',
    );
    await userEvent.click(main.getByRole('button', { name: 'SSAI' }));
    const dialog = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await waitFor(() => expect(dialog.getByText(/"own":true/)).toBeVisible());
  },
};

export const ProMarks: ScreenStory = {
  parameters: { msw: operator({ subscription: FREE }) },
  play: async ({ canvas }) => {
    const main = await content(canvas);
    await waitFor(() => expect(card(main, 'Live clusters').getByText('Pro')).toBeVisible());
    await expect(card(main, 'Ads').getByText('Pro')).toBeVisible();
    await expect(card(main, 'Ads').getByRole('button', { name: 'Ads' })).toBeVisible();
    await expect(card(main, 'VAST control').queryByText('Pro')).toBeNull();
    await expect(card(main, 'VAST control').getByRole('link', { name: 'VAST control' })).toBeVisible();
  },
};

export const OfTheAdminApp: ScreenStory = {
  args: { at: '/apps/product' },
  play: async ({ canvas }) => {
    const main = await content(canvas);
    await expect(card(main, 'SSAI').getByRole('link', { name: 'SSAI' })).toHaveAttribute(
      'href',
      '/apps/product/ssai',
    );
    await expect(card(main, 'Playout').getByRole('link', { name: 'Playout' })).toHaveAttribute(
      'href',
      '/apps/default-admin-app/product/playout',
    );
  },
};

export const FreeApp: ScreenStory = {
  parameters: { msw: operator({ subscription: FREE }) },
  play: async ({ canvas, userEvent, args }) => {
    const main = await content(canvas);
    const locked = await main.findByRole('button', { name: 'Media VOD' });
    await userEvent.click(locked);
    const dialog = await page().findByRole('dialog', { name: 'Subscription' });
    await waitFor(() => expect(within(dialog).getByText('Free')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(locked).toHaveFocus());
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/song-hong/product/vod');
  },
};

export const Forbidden: ScreenStory = {
  args: { at: '/apps/song-hong/product?state=closed' },
  parameters: {
    msw: operator({ permissions: API_GROUP_IDS.filter((id) => id !== 'admin-vod') }),
  },
  play: async ({ canvas, userEvent }) => {
    const main = await content(canvas);
    const locked = await main.findByRole('button', { name: 'Media VOD' });
    await expect(main.getByText('1 module')).toBeVisible();
    await expect(locked).toHaveAccessibleDescription(/Needs the API group Media VOD/);
    await userEvent.click(locked);
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(await why.findByText(/^Needs the API group Media VOD/)).toBeInTheDocument();
  },
};
export const NothingFound: ScreenStory = {
  args: { at: '/apps/song-hong/product?state=closed&q=ssai' },
  play: async ({ canvas, userEvent, args }) => {
    const main = await content(canvas);
    await expect(main.getByText('No matching modules.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Show all modules' }));
    await expect(await main.findByText('35 modules')).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/song-hong/product'));
  },
};
