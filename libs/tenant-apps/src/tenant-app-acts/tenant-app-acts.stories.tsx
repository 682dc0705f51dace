// @see spec 4.3, 4.5, 7.5
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { keptTenantApp, NEW_API_KEY } from '../testing/kept-tenant-app';
import { tenantAppsListed } from '../testing/tenant-app-handlers';
import { tenantAppsOf } from '../testing/tenant-app-factory';

const kept = keptTenantApp();
const NAME = 'Sông Hồng TV';
const LIST = '/apps/tenant-apps/normal?q=studio';

const meta = {
  title: 'Tenant apps/Acts',
  render: renderFeatureScreen,
  args: {
    feature: tenantApps,
    at: `/apps/song-hong-tv/detail?from=${encodeURIComponent(LIST)}`,
    onAddress: fn(),
  },
  parameters: { msw: [...operator(), ...kept.handlers, tenantAppsListed(tenantAppsOf(3))] },
  beforeEach: () => {
    kept.reset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const gone = (name: string) => waitFor(() => expect(page().queryByRole('dialog', { name })).toBeNull());

/** Opens the dialog of an act; what it affects has been read by then. */
async function ask({ canvas, userEvent }: Play, act: string, title: string) {
  const [button] = await canvas.findAllByRole('button', { name: act });
  if (!button) throw new Error(`There is no button "${act}".`);
  await userEvent.click(button);
  const dialog = within(await page().findByRole('dialog', { name: title }));
  await dialog.findByRole('list', { name: 'This will affect:' });
  return { dialog, button };
}

/** The name has to be typed; the new key is shown once, and nowhere after that. */
export const KeyReset: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = `Reset the API key of ${NAME}?`;
    const { dialog } = await ask({ canvas, userEvent }, 'Reset API key', title);
    await expect(dialog.getByText(/ending in 7f3a: whatever still uses it/)).toBeInTheDocument();
    await expect(dialog.getByText('4 servers belong to the app')).toBeInTheDocument();
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: `Type “${NAME}” to confirm` }), NAME);
    await userEvent.click(confirm);

    const once = within(await page().findByRole('dialog', { name: `The new API key of ${NAME}` }));
    await expect(await once.findByText(NEW_API_KEY)).toBeInTheDocument();
    await expect(once.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'song-hong-tv-api-key.txt',
    );
    await gone(title);
    await userEvent.keyboard('{Escape}');
    await expect(once.getByRole('list', { name: 'API key' })).toBeInTheDocument();
    await userEvent.click(once.getByRole('button', { name: 'I have kept it' }));
    await waitFor(() => expect(page().queryByText(NEW_API_KEY)).toBeNull());
    await gone(`The new API key of ${NAME}`);
    await expect(await canvas.findByText(`Ends in ${NEW_API_KEY.slice(-4)}`)).toBeVisible();
  },
};

/** A key is reset for security: it takes no payment card. */
export const KeyResetWithoutCard: Story = {
  parameters: {
    msw: [...operator({ subscription: { addedPrimaryCard: false } }), ...kept.handlers],
  },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Reset API key' });
    if (!button) throw new Error('There is no such button.');
    await userEvent.click(button);
    await expect(
      await page().findByRole('dialog', { name: `Reset the API key of ${NAME}?` }),
    ).toBeInTheDocument();
  },
};

/** The way back is offered at once; the button that was pressed leads there as well, and keeps the focus. */
export const ArchivedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog, button } = await ask({ canvas, userEvent }, 'Archive', `Archive ${NAME}?`);
    await expect(dialog.getByText('5 members may look at the app and change nothing')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), `${NAME}{Enter}`);
    await gone(`Archive ${NAME}?`);
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBe(button);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await page().findByText(`${NAME} has been archived`)).toBeInTheDocument();
    await userEvent.click(page().getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(kept.app.status).toBe('normal');
  },
};

export const Restored: Story = {
  beforeEach: () => {
    kept.reset({ status: 'archived', archivedAt: '2026-04-05T06:07:08.000Z' });
  },
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await ask({ canvas, userEvent }, 'Restore', `Restore ${NAME}?`);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await page().findByText(`${NAME} has been restored`)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
  },
};

/** Back to the list as it was, with a word; nobody asks for the app again. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { dialog } = await ask({ canvas, userEvent }, 'Delete', `Delete ${NAME}?`);
    await expect(dialog.getByText('2 invitations end')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), `${NAME}{Enter}`);
    await expect(await canvas.findByRole('table', { name: 'Tenant apps' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(LIST);
    await expect(await page().findByText(`${NAME} has been deleted`)).toBeInTheDocument();
    await expect(page().queryByText('Error 404')).toBeNull();
    await expect(kept.app.appId).toBe('deleted');
  },
};

/** It is said before, with a way to the invoices, and by the platform, in place. */
export const NotDeletedWhileOwing: Story = {
  beforeEach: () => {
    kept.reset({
      counts: {
        activeMembers: 5,
        invitedMembers: 0,
        groups: 3,
        servers: 0,
        unpaidInvoices: 1,
        overdueInvoices: 1,
      },
    });
  },
  play: async ({ canvas, userEvent, args }) => {
    const { dialog } = await ask({ canvas, userEvent }, 'Delete', `Delete ${NAME}?`);
    await expect(
      dialog.getByText('The app cannot be deleted while 2 invoices are still to be paid'),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Show the invoices' })).toHaveAttribute(
      'href',
      '/apps/song-hong-tv/invoice',
    );
    await userEvent.type(dialog.getByRole('textbox'), `${NAME}{Enter}`);
    await expect(await dialog.findByText('The app has 2 invoices to pay')).toBeInTheDocument();
    await expect(args.onAddress).not.toHaveBeenCalledWith(LIST);
  },
};

/** The dialog of the most dangerous act, as it stands on a phone. */
const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await page().findByRole('dialog', { name: `Delete ${NAME}?` }));
    await dialog.findByRole('list', { name: 'This will affect:' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PhoneLight: Story = {
  ...Asked,
  globals: { theme: 'light', viewport: { value: 'mobile1' } },
};
