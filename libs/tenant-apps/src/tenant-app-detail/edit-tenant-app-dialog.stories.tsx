// @see spec 2.3
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { mockTenantApp } from '../testing/mock-tenant-app';
import { operator } from '../testing/operator';

const platform = mockTenantApp();
const DETAIL = '/apps/song-hong-tv/detail';

export default {
  title: 'Tenant apps/Edit',
  ...screenStories({ feature: tenantApps, at: `${DETAIL}/edit` }, operator(), platform),
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

/** Its edition becomes a paid one only if the user chooses it. */
export const OnTrial: ScreenStory = {
  beforeEach: () => {
    platform.reset({
      subscription: { status: 'trial', trialEndsAt: '2026-06-21T08:09:10.000Z', remainingTrialDays: 14 },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await rename({ userEvent }, 'Renamed');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
    await expect(platform.app.subscription.status).toBe('trial');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit Renamed' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pro' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.app.subscription.status).toBe('active'));
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: "Why can't I?" }));
    await expect(await page().findByText(/"kind":"view-only"/)).toBeVisible();
  },
};
