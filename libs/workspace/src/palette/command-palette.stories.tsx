// @see spec 2.5
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import {
  sampleFeature,
  sampleMenu,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { PageActions } from '@console/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { search, type SearchResult } from '../contract';
import { workspaceOperator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

function Screen() {
  return (
    <>
      <h1>A screen</h1>
      <input type="search" aria-label="Search the list" />
    </>
  );
}

const menu = sampleMenu(Screen);
const [dashboard, ...others] = menu.appsRoutes ?? [];
const feature: ConsoleFeature = {
  ...menu,
  ...workspace,
  appsRoutes: [
    ...(dashboard ? [{ ...dashboard, meta: { ...dashboard.meta, goKey: 'd' } }] : []),
    ...others.map((route) => ({
      ...route,
      children: route.children?.map((child) =>
        child.path.endsWith('/archive')
          ? { ...child, meta: { ...child.meta, goKey: 'a', keywords: 'keywords:archivedApps' as const } }
          : child,
      ),
    })),
  ].map(({ children, ...route }) => (children ? { ...route, children } : route)),
  objects: () =>
    Promise.resolve({
      app: { path: ({ id }) => `/apps/tenant-apps/archive?app=${id}` },
      invoice: {
        path: ({ id }) => `/apps/dashboard?invoice=${id}`,
        texts: ({ title, subtitle }) => ({
          title,
          detail: subtitle ?? '',
          status: { tone: 'critical', label: 'Overdue' },
        }),
      },
    }),
};

const resultOf = (result: Pick<SearchResult, 'kind' | 'id' | 'title'>): SearchResult => ({
  subtitle: null,
  appId: null,
  state: null,
  amount: null,
  ...result,
});
const RESULTS = [
  resultOf({ kind: 'app', id: 'dong-xanh', title: 'Đồng Xanh Truyền Hình' }),
  resultOf({ kind: 'invoice', id: '39', title: 'INV-202610-00039' }),
];

export default {
  title: 'Command palette',
  ...screenStories({ feature, at: '/apps/tenant-apps/normal', onAddress: fn() }, [
    mock(search, () => ({ data: RESULTS })),
    ...workspaceOperator(),
  ]),
};

const page = () => within(document.body);

/** Its code loads after the first screen. */
async function isReady(canvas: ScreenPlay['canvas']) {
  await canvas.findByRole('heading', { name: 'A screen' });
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  await canvas.findByRole('button', { name: 'Search or jump to' });
}

async function openPalette({ canvas, userEvent }: ScreenPlay) {
  await isReady(canvas);
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await page().findByRole('dialog', { name: 'Command palette' }));
  await waitFor(() => expect(palette.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  return palette;
}

export const Groups: ScreenStory = {
  play: async (play) => {
    const { userEvent, args } = { ...play };
    const palette = await openPalette(play);
    await userEvent.keyboard('dong xa');
    const app = await palette.findByRole('option', { name: /^Đồng Xanh/ });
    await expect([...app.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Đồng', 'Xa']);
    await expect(palette.getByRole('group', { name: 'Invoices' })).toHaveTextContent('Overdue');
    await expect(palette.getByRole('status')).toHaveTextContent('2 results');
    const combobox = palette.getByRole('combobox');
    await expect(combobox).toHaveAttribute('aria-activedescendant', app.id);
    await userEvent.keyboard('{ArrowDown}');
    const invoice = palette.getByRole('option', { name: /^INV/ });
    await expect(combobox).toHaveAttribute('aria-activedescendant', invoice.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/archive?app=dong-xanh'),
    );
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

export const OtherWords: ScreenStory = {
  play: async (play) => {
    const palette = await openPalette(play);
    await play.userEvent.keyboard('deleted');
    const pages = within(await palette.findByRole('group', { name: 'Pages' }));
    await expect(pages.getByRole('option')).toHaveAccessibleName(/^Archived/);
    const words = { 'log out': 'Sign out', 'dark mode': 'Use light theme', language: 'Switch to' };
    for (const [typed, name] of Object.entries(words)) {
      await play.userEvent.clear(palette.getByRole('combobox'));
      await play.userEvent.keyboard(typed);
      await expect(await palette.findByRole('option', { name: new RegExp(name) })).toBeVisible();
    }
  },
};

export const FavoriteAndRecent: ScreenStory = {
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    const palette = await openPalette(play);
    await userEvent.keyboard('00039');
    await palette.findByRole('option', { name: /^INV/ });
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(await palette.findByRole('option', { name: /^INV.*Favorite$/ })).toBeVisible();
    await userEvent.clear(palette.getByRole('combobox'));
    await userEvent.keyboard('users{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/accounts'));
    await waitFor(() => expect(document.querySelector('dialog')).toBeEmptyDOMElement());

    await userEvent.click(canvas.getByRole('button', { name: 'Search or jump to' }));
    const again = within(await page().findByRole('dialog', { name: 'Command palette' }));
    const groups = again.getAllByRole('group').slice(0, 2);
    await expect(groups[0]).toHaveAccessibleName('Favorites');
    await expect(groups[0]).toHaveTextContent('INV-202610-00039');
    await expect(groups[1]).toHaveAccessibleName('Recent');
    await expect(groups[1]).toHaveTextContent('Users');
  },
};

export const EnterBeforeResults: ScreenStory = {
  play: async (play) => {
    await openPalette(play);
    await play.userEvent.keyboard('dong{Enter}');
    await waitFor(() =>
      expect(play.args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/archive?app=dong-xanh'),
    );
  },
};

export const EnterBeforeBetterResult: ScreenStory = {
  parameters: {
    msw: [
      mock(search, () => ({ data: [resultOf({ kind: 'app', id: 'serene', title: 'Serene TV' })] })),
      ...workspaceOperator(),
    ],
  },
  play: async (play) => {
    const palette = await openPalette(play);
    await play.userEvent.keyboard('ser');
    await expect(palette.getByRole('option', { name: /^Users/ })).toBeVisible();
    await play.userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(play.args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/archive?app=serene'),
    );
  },
};

export const WithoutPermission: ScreenStory = {
  parameters: { msw: [mock(search, () => ({ data: [] })), ...workspaceOperator({ permissions: [] })] },
  args: { at: '/apps/dashboard' },
  play: async (play) => {
    const palette = await openPalette(play);
    await play.userEvent.keyboard('users');
    await expect(await palette.findByText('Nothing found for “users”')).toBeVisible();
  },
};

export const PlatformWithoutSearch: ScreenStory = {
  parameters: { msw: [mock(search, () => respondWithError(501)), ...workspaceOperator()] },
  play: async (play) => {
    const palette = await openPalette(play);
    await play.userEvent.keyboard('users');
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('1 result'));
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

export const PlatformFails: ScreenStory = {
  parameters: { msw: [mock(search, () => respondWithError(500)), ...workspaceOperator()] },
  play: async (play) => {
    const palette = await openPalette(play);
    await play.userEvent.keyboard('users');
    await expect(await palette.findByRole('alert')).toHaveTextContent('The platform’s search failed');
    await expect(palette.getByRole('option', { name: /^Users/ })).toBeVisible();
  },
};

export const PagesBeforeResults: ScreenStory = {
  parameters: { msw: [mockSlow(search), ...workspaceOperator()] },
  play: async (play) => {
    const palette = await openPalette(play);
    await play.userEvent.keyboard('archive');
    await expect(palette.getByRole('option', { name: /^Archived Tenants App/ })).toBeVisible();
  },
};

export const SingleKeys: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await isReady(canvas);
    const field = canvas.getByRole('searchbox', { name: 'Search the list' });
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('gd?');
    await expect(field).toHaveValue('gd?');
    field.blur();
    await userEvent.keyboard('?');
    const dialog = within(await page().findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByText('Dashboard')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('ga');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/archive'));
  },
};

export const SingleKeysOff: ScreenStory = {
  args: { localStorage: { 'console.single-keys': 'false' } },
  play: async (play) => {
    await isReady(play.canvas);
    await play.userEvent.keyboard('?');
    await expect(page().queryByRole('dialog')).toBeNull();
    await openPalette(play);
  },
};

const archive = fn<() => void>();
const restore = fn<() => void>();

function ScreenWithAction() {
  const [isArchived, setArchived] = useState(false);
  const action = isArchived
    ? { key: 'restore', label: 'Restore', run: restore }
    : { key: 'archive', label: 'Archive', run: archive.mockImplementation(() => setArchived(true)) };
  return (
    <>
      <Screen />
      <PageActions actions={[{ ...action, requires: {} }]} />
    </>
  );
}

export const ActionsOfPage: ScreenStory = {
  args: { feature: { ...sampleFeature(ScreenWithAction), ...workspace }, at: '/apps/sample' },
  play: async (play) => {
    const palette = await openPalette(play);
    const onPage = await palette.findByRole('group', { name: 'On this page' });
    await expect(within(onPage).getByRole('option', { name: 'Archive' })).toBeVisible();
    await play.userEvent.keyboard('archive{Enter}');
    await expect(archive).toHaveBeenCalledOnce();
    const again = await openPalette(play);
    await play.userEvent.keyboard('restore');
    await expect(again.getByRole('option', { name: 'Restore' })).toBeVisible();
    await play.userEvent.keyboard('{Enter}');
    await expect(restore).toHaveBeenCalledOnce();
  },
};

function Broken(): never {
  throw new Error('This screen is broken');
}

/** @see spec 2.10 */
export const OnErrorPage: ScreenStory = {
  args: { feature: { ...sampleFeature(Broken), ...workspace }, at: '/apps/sample' },
  parameters: { msw: workspaceOperator(), expectedLogs: [/This screen is broken/] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Internal Server Error' });
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Search or jump to' }));
    await expect(await page().findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  },
};
