// @see spec 2.3
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { mockTenantApp } from '../testing/mock-tenant-app';

const platform = mockTenantApp();
const DETAIL = '/apps/song-hong-tv/detail';

export default {
  title: 'Tenant apps/Edit',
  ...screenStories({ feature: tenantApps, at: `${DETAIL}/edit`, onAddress: fn() }, operator(), platform),
};

type Play = Pick<ScreenPlay, 'userEvent'>;

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

export const Saved: ScreenStory = {
  args: { at: `${DETAIL}?from=%2Fapps%2Fdashboard` },
  play: async ({ canvas, userEvent, args }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    const dialog = await dialogOf();
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Owner’s e-mail' })).toHaveValue('lan.vu@song-hong.example'),
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'Enterprise' }));
    await rename({ userEvent }, 'Sông Hồng Một');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sông Hồng Một' })).toBeVisible();
    await expect(platform.app.edition).toBe('enterprise');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(`${DETAIL}?from=%2Fapps%2Fdashboard`),
    );
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

export const Conflict: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await (await dialogOf()).findByRole('textbox', { name: 'Name' });
    platform.change({ name: 'Theirs', edition: 'free' });
    const dialog = await rename({ userEvent }, 'Mine');
    await expect(await dialog.findByRole('row', { name: 'Name Theirs Mine' })).toBeVisible();
    await expect(platform.app.name).toBe('Theirs');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    await expect(platform.app).toMatchObject({ name: 'Mine', edition: 'pro' });
  },
};

export const UnknownEdition: ScreenStory = {
  beforeEach: () => {
    platform.reset({ edition: 'gold' });
  },
  play: async ({ canvas, userEvent }) => {
    await rename({ userEvent }, 'Renamed');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
    await expect(platform.app.edition).toBe('gold');
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: "Why can't I?" }));
    await expect(await page().findByText('An account that may make changes')).toBeVisible();
  },
};
