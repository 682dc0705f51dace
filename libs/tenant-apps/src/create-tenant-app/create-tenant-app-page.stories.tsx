// @see spec 4.5, 7.5, 7.8
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import {
  creationUnexpected,
  newAppHandlers,
  tenantAppCreated,
  tenantAppsListed,
} from '../testing/tenant-app-handlers';
import { operator } from '../testing/operator';

const signedIn = (...options: Parameters<typeof operator>) => [...newAppHandlers(), ...operator(...options)];

export default {
  title: 'Tenant apps/Create',
  ...screenStories({ feature: tenantApps, at: '/apps/tenant-apps/create' }, [
    ...signedIn(),
    tenantAppCreated(),
  ]),
};

async function fill(
  { canvas, userEvent }: Pick<ScreenPlay, 'canvas' | 'userEvent'>,
  name: string,
  appId: string,
) {
  const nameBox = await canvas.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(nameBox);
  if (name) await userEvent.type(nameBox, name);
  const appIdBox = canvas.getByRole('textbox', { name: 'App ID' });
  await userEvent.clear(appIdBox);
  if (appId) await userEvent.type(appIdBox, appId);
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
}

export const BadAppId: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'ab');
    await expect(await canvas.findByText('App ID must be between 3 and 63 characters')).toBeVisible();
    const appId = canvas.getByRole('textbox', { name: 'App ID' });

    await userEvent.type(appId, ' C--');
    await expect(
      await canvas.findByText('Use lowercase letters, digits and single hyphens between them'),
    ).toBeVisible();

    await userEvent.clear(appId);
    await userEvent.type(appId, 'billing');
    await expect(await canvas.findByText('This App ID is reserved. Choose another one')).toBeVisible();

    await userEvent.type(appId, '-team');
    await waitFor(() => expect(appId).toBeValid());
  },
};

const created = fn<NonNullable<Parameters<typeof tenantAppCreated>[0]>>();

export const WithoutOwner: ScreenStory = {
  parameters: { msw: [tenantAppCreated(created), ...signedIn()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Owner’s email' }));
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await canvas.findByRole('button', { name: 'Go to the list' })).toBeVisible();
    await expect(created).toHaveBeenCalledOnce();
    await expect(created.mock.lastCall?.[0]).not.toHaveProperty('ownerEmail');
  },
};

export const Canceled: ScreenStory = {
  args: { at: '/apps/tenant-apps/create?from=%2Fapps%2Ftenant-apps%2Fnormal%3Fq%3Dphim', onAddress: fn() },
  parameters: { msw: [...signedIn(), tenantAppsListed([])] },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    const cancel = canvas.getByRole('link', { name: 'Cancel' });
    await expect(cancel).toHaveAttribute('href', '/apps/tenant-apps/normal?q=phim');
    await userEvent.type(name, 'Phim Việt');
    await userEvent.click(cancel);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal?q=phim'));
  },
};

const NO_CARD = { addedPrimaryCard: false };

export const NoCard: ScreenStory = {
  parameters: { msw: [creationUnexpected(), ...signedIn({ subscription: NO_CARD })] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'No payment card' }));
    await expect(dialog.getByRole('button', { name: 'Go to billing' })).toBeInTheDocument();
    await expect(canvas.getByLabelText('App ID')).toHaveValue('phim-viet');
    await expect(within(document.body).queryByTestId('global-loading')).toBeNull();
  },
};
