// @see spec 4.3, 4.5, 7.5
import { STORED_ITEMS } from '@console/http';
import { useAppDetail, useConsole } from '@console/shell-layout';
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { mockTenantApp, NEW_API_KEY } from '../testing/mock-tenant-app';
import { tenantAppsListed, tenantAppsOf } from '../testing/tenant-app-handlers';
import { operator } from '../testing/operator';

const platform = mockTenantApp();
const NAME = 'Sông Hồng TV';
const APP_ID = 'song-hong-tv';
const LIST = '/apps/tenant-apps/normal?q=studio';

export default {
  title: 'Tenant apps/Actions',
  ...screenStories(
    {
      feature: tenantApps,
      at: `/apps/song-hong-tv/detail?from=${encodeURIComponent(LIST)}`,
      onAddress: fn(),
    },
    [...operator(), ...platform.handlers, tenantAppsListed(tenantAppsOf(3))],
  ),
  beforeEach: () => {
    platform.reset();
  },
};

const page = () => within(document.body);
const gone = (name: string) => waitFor(() => expect(page().queryByRole('dialog', { name })).toBeNull());

async function openDialog({ canvas, userEvent }: ScreenPlay, action: string, title: string) {
  const button = await canvas.findByRole('button', { name: 'More' });
  await userEvent.click(button);
  await userEvent.click(await page().findByRole('menuitem', { name: action }));
  const dialog = within(await page().findByRole('dialog', { name: title }));
  await dialog.findByRole('list', { name: 'This will affect:' });
  return { dialog, button };
}

export const KeyReset: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const title = `Reset ${NAME}’s API key?`;
    const { dialog } = await openDialog({ canvas, userEvent }, 'Reset API key', title);
    await expect(dialog.getByText(/ending in 7f3a: anything still using it/)).toBeInTheDocument();
    await expect(dialog.getByText(/^4 servers can’t report/)).toBeInTheDocument();
    const confirm = dialog.getByTestId('confirm');
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: `Type “${APP_ID}” to confirm` }), APP_ID);
    await userEvent.click(confirm);

    const once = within(await page().findByRole('dialog', { name: `${NAME}’s new API key` }));
    await expect(await once.findByText(NEW_API_KEY)).toBeInTheDocument();
    await expect(once.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'song-hong-tv-api-key.txt',
    );
    await gone(title);
    await userEvent.keyboard('{Escape}');
    await expect(once.getByRole('list', { name: 'API key' })).toBeInTheDocument();
    await userEvent.click(once.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(page().queryByText(NEW_API_KEY)).toBeNull());
    await gone(`${NAME}’s new API key`);
    await expect(await canvas.findByText(`Ends in ${NEW_API_KEY.slice(-4)}`)).toBeVisible();
  },
};

export const KeyResetWithoutCard: ScreenStory = {
  parameters: {
    msw: [...operator({ subscription: { addedPrimaryCard: false } }), ...platform.handlers],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset “Default”' }));
    await expect(
      await page().findByRole('dialog', { name: 'Reset the API key “Default”?' }),
    ).toBeInTheDocument();
  },
};
function CurrentApp() {
  const { storage } = useConsole();
  const recent = storage.read(STORED_ITEMS.recentApps).map(({ appId }) => appId);
  return <p>{`Current: ${useAppDetail().appId}, recent: ${recent.join()}`}</p>;
}

export const Deleted: ScreenStory = {
  args: {
    tabStorage: { 'console.app-id': APP_ID },
    slots: { statusBanner: CurrentApp },
  },
  play: async ({ canvas, userEvent, args }) => {
    const { dialog } = await openDialog({ canvas, userEvent }, 'Delete', `Delete ${NAME}?`);
    await userEvent.type(dialog.getByRole('textbox'), `${APP_ID}{Enter}`);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(LIST));
    await expect(await canvas.findByText('Current: default-admin-app, recent:')).toBeVisible();
  },
};

export const NotDeletedWithInvoices: ScreenStory = {
  beforeEach: () => {
    platform.reset({
      counts: {
        activeMembers: 5,
        invitedMembers: 0,
        groups: 3,
        streams: 0,
        startedStreams: 0,
        videos: 0,
        servers: 0,
        unpaidInvoices: 1,
        overdueInvoices: 1,
      },
    });
  },
  play: async ({ canvas, userEvent, args }) => {
    const { dialog } = await openDialog({ canvas, userEvent }, 'Delete', `Delete ${NAME}?`);
    await expect(
      dialog.getByText('The app can’t be deleted while 2 invoices are outstanding'),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Show invoices' })).toHaveAttribute(
      'href',
      '/apps/song-hong-tv/invoice',
    );
    await userEvent.type(dialog.getByRole('textbox'), `${APP_ID}{Enter}`);
    await expect(await dialog.findByText('The app has 2 invoices to pay')).toBeInTheDocument();
    await expect(args.onAddress).not.toHaveBeenCalledWith(LIST);
  },
};
