// @see spec 2.3, 4.5, 4.6
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { operationsScreens } from '../testing/operations-screens';
import { newServerOf, serverOf } from '../testing/server-factory';
import { mockServers } from '../testing/server-handlers';

const platform = mockServers([newServerOf(1), serverOf(2, { note: 'Ask Lan before a restart.' })]);
const LIST = '/apps/machine';
const [NEW, LICENSED] = platform.servers.map(({ id }) => `${LIST}/${id}`);

export default {
  title: 'Servers/Dialogs',
  ...screenStories(
    { feature: operationsScreens, at: `${NEW ?? ''}/license?state=unlicensed`, onAddress: fn() },
    operator(),
    platform,
  ),
};

const page = () => within(document.body);
const opened = async (name: string) => within(await page().findByRole('dialog', { name }));
const addInEmptyList = async () =>
  within(await page().findByRole('table')).findByRole('button', { name: 'Add server' });
const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
export const LicenseProlonged: ScreenStory = {
  args: { at: `${LICENSED ?? ''}/license` },
  play: async ({ userEvent }) => {
    const dialog = await opened('Change the license of vod-han-2');
    const day = await dialog.findByLabelText('Last day');
    await expect(day).toHaveValue('2027-03-01');
    await userEvent.click(dialog.getByRole('button', { name: '+ 6 months' }));
    await expect(day).toHaveValue('2027-09-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(platform.servers[1]?.license.expiresAt).toBe('2027-09-01T16:59:59.000Z');
  },
};

export const LicenseRejected: ScreenStory = {
  play: async ({ userEvent }) => {
    const dialog = await opened('Add a license to live-han-1');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add license' }));
    await expect(await dialog.findByText('Last day is required')).toBeVisible();
    await fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-01-01' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add license' }));
    await expect(await dialog.findByText('Choose a time that is still to come.')).toBeVisible();
  },
};

export const LicenseTakenUpAgain: ScreenStory = {
  args: {
    tabStorage: {
      'console.server-license': JSON.stringify({
        serverId: platform.servers[0]?.id,
        expiresAt: '2027-05-31T16:59:59.000Z',
      }),
    },
  },
  play: async () => {
    const dialog = await opened('Add a license to live-han-1');
    await expect(await dialog.findByLabelText('Last day')).toHaveValue('2027-05-31');
  },
};

export const LicenseLocked: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async () => {
    const dialog = await opened('Add a license to live-han-1');
    await expect(await dialog.findByRole('button', { name: "Why can't I?" })).toBeVisible();
    await expect(dialog.queryByLabelText('Last day')).toBeNull();
  },
};
export const Added: ScreenStory = {
  args: { at: '/apps/studio-1/product/live/machine/add' },
  play: async ({ userEvent, args }) => {
    const dialog = await opened('Add server');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'live-han-9');
    await expect(dialog.queryByLabelText('App')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'IP address' }), '999.1.1.1');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Region' }), 'han-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText(/^Enter an address such as/)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'IP address' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'IP address' }), '198.18.0.9');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await gone();
    await expect(platform.servers[0]).toMatchObject({
      appId: 'studio-1',
      kind: 'live',
      name: 'live-han-9',
      address: '198.18.0.9',
      cluster: null,
    });
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/product/live/machine'),
    );
  },
};

const NO_CARD = { name: 'Sông Hồng TV', addedPrimaryCard: false };
const APP_LIST = '/apps/song-hong-tv/product/live/machine';

export const AddedWithoutCard: ScreenStory = {
  args: { at: APP_LIST },
  parameters: { msw: [...operator({ subscription: NO_CARD }), ...platform.handlers] },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await addInEmptyList());
    const dialog = within(await page().findByRole('dialog', { name: 'No payment card' }));
    await waitFor(() => expect(dialog.getByText(/^Sông Hồng TV has no valid payment card/)).toBeVisible());
    await expect(args.onAddress).not.toHaveBeenCalledWith(`${APP_LIST}/add`);
  },
};

export const AddedWherePaymentIsNotTaken: ScreenStory = {
  args: { at: APP_LIST },
  parameters: {
    msw: [...operator({ subscription: { ...NO_CARD, takesPaymentMethods: false } }), ...platform.handlers],
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await addInEmptyList());
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${APP_LIST}/add`));
  },
};

export const AddedByOwnGroup: ScreenStory = {
  args: { at: APP_LIST },
  parameters: {
    msw: [...operator({ permissions: null, ownPermissions: ['admin-machine'] }), ...platform.handlers],
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await addInEmptyList());
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${APP_LIST}/add`));
  },
};
