// @see spec 4.5, 7.5, 7.8
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import {
  appIdTaken,
  creationForbidden,
  creationUnexpected,
  newAppHandlers,
  tenantAppCreated,
  tenantAppsListed,
  tenantAppsOf,
} from '../testing/tenant-app-handlers';

const signedIn = (...options: Parameters<typeof operator>) => [...newAppHandlers(), ...operator(...options)];

export default {
  title: 'Tenant apps/Create',
  ...screenStories({ feature: tenantApps, at: '/apps/tenant-apps/create', onAddress: fn() }, [
    ...signedIn(),
    tenantAppCreated(),
  ]),
};

const VIEW_ONLY = 'Your account is currently view-only and does not have editing permissions';

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

export const Created: ScreenStory = {
  parameters: { msw: [...signedIn(), tenantAppCreated(), tenantAppsListed(tenantAppsOf(3))] },
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await canvas.findByRole('heading', { name: 'Phim Việt was created' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'API key' })).toHaveTextContent(/^sbk_example_\w+$/);
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'phim-viet-api-key.txt',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to list' }));
    await expect(await canvas.findByText('Studio 3')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal');
    await expect(canvas.queryByText(/sbk_example/)).toBeNull();
  },
};

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

export const AppIdTaken: ScreenStory = {
  parameters: { msw: [...signedIn(), appIdTaken()] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await canvas.findByText('This App ID is already in use.')).toBeVisible();
    const appId = canvas.getByRole('textbox', { name: 'App ID' });
    await expect(appId).toHaveValue('phim-viet');
    await expect(appId).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Phim Việt');
    await waitFor(() => expect(appId).toHaveFocus());
    await expect(within(document.body).queryByText('Error 409')).toBeNull();
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

export const NoCardNotPermitted: ScreenStory = {
  parameters: {
    msw: [creationUnexpected(), ...signedIn({ subscription: NO_CARD, permissions: ['admin-tenant-app'] })],
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await within(document.body).findByText(/the management permission/)).toBeInTheDocument();
    await expect(within(document.body).queryByRole('dialog', { name: 'No payment card' })).toBeNull();
  },
};

export const Forbidden: ScreenStory = {
  parameters: { msw: [...signedIn(), creationForbidden()] },
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(VIEW_ONLY);
    await expect(within(document.body).getAllByText(VIEW_ONLY)).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Phim Việt');
    await expect(args.onAddress).not.toHaveBeenCalledWith('/403');
  },
};
