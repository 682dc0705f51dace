// @see spec 4.5, 7.5, 7.8
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { newAppAsked } from '../testing/new-app-handlers';
import { tenantAppsOf } from '../testing/tenant-app-factory';
import {
  appIdTaken,
  creationDrifted,
  creationForbidden,
  creationSlow,
  creationUnexpected,
  creationUnreachable,
  tenantAppCreated,
  tenantAppsListed,
} from '../testing/tenant-app-handlers';

/** The person, and what the form asks for while it is filled in. */
const signedIn = (...options: Parameters<typeof operator>) => [...newAppAsked(), ...operator(...options)];

const meta = {
  title: 'Tenant apps/Create',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: '/apps/tenant-apps/create', onAddress: fn() },
  parameters: { msw: [...signedIn(), tenantAppCreated()] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

const VIEW_ONLY = 'Your account is currently view-only and does not have editing permissions';

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, name: string, appId: string) {
  const nameBox = await canvas.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(nameBox);
  if (name) await userEvent.type(nameBox, name);
  const appIdBox = canvas.getByRole('textbox', { name: 'App ID' });
  await userEvent.clear(appIdBox);
  if (appId) await userEvent.type(appIdBox, appId);
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Free' })).toBeChecked();
  },
};

/** The key is shown whole, this once; then the way leads to the list. */
export const Created: Story = {
  parameters: { msw: [...signedIn(), tenantAppCreated(), tenantAppsListed(tenantAppsOf(3))] },
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await canvas.findByRole('heading', { name: 'Phim Việt has been created' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'API key' })).toHaveTextContent(/^sbk_example_\w+$/);
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'phim-viet-api-key.txt',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the list' }));
    await expect(await canvas.findByText('Studio 3')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal');
    await expect(canvas.queryByText(/sbk_example/)).toBeNull();
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, '', '');
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('App ID is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** Each rule in its own words, beside the field, with every change once the form was sent. */
export const BadAppId: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'ab');
    await expect(await canvas.findByText('App ID must be between 3 and 63 characters')).toBeVisible();
    const appId = canvas.getByRole('textbox', { name: 'App ID' });

    await userEvent.type(appId, ' C--');
    await expect(
      await canvas.findByText('Use lower-case letters, digits and single hyphens between them'),
    ).toBeVisible();

    await userEvent.clear(appId);
    await userEvent.type(appId, 'billing');
    await expect(
      await canvas.findByText('This App ID is used by the console itself. Choose another one'),
    ).toBeVisible();

    await userEvent.type(appId, '-team');
    await waitFor(() => expect(appId).toBeValid());
  },
};

/** The refusal stands beside its field, and everything typed is still there. */
export const AppIdTaken: Story = {
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

export const Unreachable: Story = {
  parameters: { msw: [...signedIn(), creationUnreachable()] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('Network Error');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Phim Việt');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toBeEnabled());
  },
};

export const Drifted: Story = {
  parameters: { msw: [...signedIn(), creationDrifted()] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(
      'The answer of the platform could not be read.',
    );
    await expect(canvas.getByRole('textbox', { name: 'App ID' })).toHaveValue('phim-viet');
  },
};

export const Slow: Story = {
  parameters: { msw: [...signedIn(), creationSlow()] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await within(document.body).findByTestId('global-loading')).toHaveTextContent('Loading...');
  },
};

const NO_CARD = { addedPrimaryCard: false };

/** Without a payment card nothing is sent, and nothing typed is lost. */
export const NoCard: Story = {
  parameters: { msw: [creationUnexpected(), ...signedIn({ subscription: NO_CARD })] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'No payment card' }));
    await expect(dialog.getByRole('button', { name: 'Go to billing' })).toBeInTheDocument();
    await expect(canvas.getByLabelText('App ID')).toHaveValue('phim-viet');
    await expect(within(document.body).queryByTestId('global-loading')).toBeNull();
  },
};

/** Who may not look after the app’s subscription is told that instead. */
export const NoCardNotPermitted: Story = {
  parameters: {
    msw: [creationUnexpected(), ...signedIn({ subscription: NO_CARD, permissions: ['admin-tenant-app'] })],
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await within(document.body).findByText(/the management permission/)).toBeInTheDocument();
    await expect(within(document.body).queryByRole('dialog', { name: 'No payment card' })).toBeNull();
  },
};

/** What was typed comes back, and goes once it was sent. */
export const LeftAndReturned: Story = {
  args: { at: '/apps/tenant-apps/normal' },
  parameters: { msw: [...signedIn(), tenantAppCreated(), tenantAppsListed([])] },
  play: async ({ canvas, userEvent }) => {
    const begin = async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Create tenant app' }));
    };
    const leave = async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Normal' }));
    };
    await begin();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Phim Việt');
    await leave();
    await begin();
    await expect(await canvas.findByText(/What you typed here until .* is back/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Phim Việt');

    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await canvas.findByRole('heading', { name: 'Phim Việt has been created' });
    await leave();
    await begin();
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

/** A 403 leaves the form, with what was typed, and shows the view-only text in it. */
export const Forbidden: Story = {
  parameters: { msw: [...signedIn(), creationForbidden()] },
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent }, 'Phim Việt', 'phim-viet');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(VIEW_ONLY);
    await expect(within(document.body).getAllByText(VIEW_ONLY)).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Phim Việt');
    await expect(args.onAddress).not.toHaveBeenCalledWith('/403');
  },
};

export const Light: Story = { ...NothingTyped, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạo' }));
    await expect(await canvas.findByText('Tên không được để trống')).toBeVisible();
    await expect(canvas.getByText('ID ứng dụng không được để trống')).toBeVisible();
  },
};
