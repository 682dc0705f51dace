// @see spec 2.3
import { mock, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { updateTenantApp } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { keptTenantApp } from '../testing/kept-tenant-app';

const kept = keptTenantApp();
const DETAIL = '/apps/song-hong-tv/detail';

const meta = {
  title: 'Tenant apps/Edit',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: `${DETAIL}/edit`, onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: () => {
    kept.reset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const page = () => within(document.body);
const dialogOf = async () => within(await page().findByRole('dialog', { name: 'Edit Sông Hồng TV' }));

async function rename({ userEvent }: Play, name: string) {
  const dialog = await dialogOf();
  const box = await dialog.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(box);
  await userEvent.type(box, name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

/** The page shows what was saved, and the focus is where the dialog was opened. */
export const Saved: Story = {
  args: { at: `${DETAIL}?from=%2Fapps%2Fdashboard` },
  play: async ({ canvas, userEvent, args }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    const dialog = await dialogOf();
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'E-mail of the owner' })).toHaveValue(
        'lan.vu@song-hong.example',
      ),
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'Enterprise' }));
    await rename({ userEvent }, 'Sông Hồng Một');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sông Hồng Một' })).toBeVisible();
    await expect(kept.app.edition).toBe('enterprise');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(`${DETAIL}?from=%2Fapps%2Fdashboard`),
    );
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

/** Somebody else was first: both versions, and mine over theirs only when I say so. */
export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    await (await dialogOf()).findByRole('textbox', { name: 'Name' });
    kept.change({ name: 'Theirs', edition: 'free' });
    const dialog = await rename({ userEvent }, 'Mine');
    await expect(await dialog.findByRole('row', { name: 'Name Theirs Mine' })).toBeVisible();
    await expect(kept.app.name).toBe('Theirs');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    await expect(kept.app).toMatchObject({ name: 'Mine', edition: 'pro' });
  },
};

/** An owner who may not manage the app is refused beside the field; everything typed stays. */
export const OwnerRefused: Story = {
  parameters: {
    msw: [
      mock(updateTenantApp, ({ body }) =>
        respondWithError(409, {
          fieldErrors: { ownerEmail: [`${body.ownerEmail ?? 'Nobody'} may not manage the app.`] },
        }),
      ),
      ...operator(),
      ...kept.handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const owner = await dialog.findByRole('textbox', { name: 'E-mail of the owner' });
    await userEvent.clear(owner);
    await userEvent.type(owner, 'minh@song-hong.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('minh@song-hong.example may not manage the app.')).toBeVisible();
    await waitFor(() => expect(owner).toBeInvalid());
    await waitFor(() => expect(owner).toHaveFocus());
  },
};

/** An edition that only another platform sells stays as it is unless one of ours is chosen. */
export const StrangeEdition: Story = {
  beforeEach: () => {
    kept.reset({ edition: 'gold' });
  },
  play: async ({ canvas, userEvent }) => {
    await rename({ userEvent }, 'Renamed');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
    await expect(kept.app.edition).toBe('gold');
  },
};

/** Whoever may not change the app is told so before anything is typed, though the address leads straight here. */
export const ViewOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: "Why can't I?" }));
    await expect(await page().findByText('An account that may make changes')).toBeVisible();
  },
};

export const PhoneVietnamese: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = within(await page().findByRole('dialog', { name: 'Sửa Sông Hồng TV' }));
    await expect(await dialog.findByRole('textbox', { name: 'E-mail của chủ sở hữu' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
