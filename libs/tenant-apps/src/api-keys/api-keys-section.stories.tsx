// @see spec 7.5
import { mock, respondWithError } from '@console/http/testing';
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listApiKeys } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { apiKeyOf, mockTenantApp, NEW_API_KEY } from '../testing/mock-tenant-app';
import { operator } from '../testing/operator';

const platform = mockTenantApp();

export default {
  title: 'Tenant apps/API keys',
  ...screenStories({ feature: tenantApps, at: '/apps/song-hong-tv/detail' }, operator(), platform),
};

const page = () => within(document.body);
const section = async ({ canvas }: Pick<ScreenPlay, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'API keys' }));

async function saveKey({ userEvent }: Pick<ScreenPlay, 'userEvent'>, title: string) {
  const once = within(await page().findByRole('dialog', { name: title }));
  await expect(await once.findByText(NEW_API_KEY)).toBeInTheDocument();
  await userEvent.click(once.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(page().queryByText(NEW_API_KEY)).toBeNull());
}

export const Created: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const keys = await section({ canvas });
    await expect(await keys.findByText('Ends in 7f3a')).toBeVisible();
    await userEvent.click(keys.getByRole('button', { name: 'Create key' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Create API key' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Default{Enter}');
    await expect(await dialog.findByText('Another key of this app has this name.')).toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'Monitoring');
    await expect(dialog.getByRole('radio', { name: /^Read-only/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await saveKey({ userEvent }, 'API key “Monitoring” was created');
    await expect(await keys.findByText('Monitoring')).toBeVisible();
    await expect(keys.getByText('Read-only')).toBeVisible();
  },
};

/** The current key stays valid for a day. */
export const ResetWithOverlap: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const keys = await section({ canvas });
    await userEvent.click(await keys.findByRole('button', { name: 'Reset “Default”' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Reset the API key “Default”?' }));
    await expect(dialog.getByText(/ending in 7f3a: anything still using it/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Keep the current key valid for' }));
    await userEvent.click(await page().findByText('24 hours'));
    await expect(await dialog.findByText(/ending in 7f3a: rejected after 24 hours/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Type “song-hong-tv”/ }), 'song-hong-tv');
    await userEvent.click(dialog.getByTestId('confirm'));
    await saveKey({ userEvent }, 'The new API key “Default”');
    await expect(await keys.findByText('Previous key valid until')).toBeVisible();
  },
};

export const Revoked: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const keys = await section({ canvas });
    await userEvent.click(await keys.findByRole('button', { name: 'Revoke “Default”' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Revoke the API key “Default”?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'song-hong-tv{Enter}');
    await expect(await keys.findByText(/^No API keys/)).toBeVisible();
  },
};

export const Expired: ScreenStory = {
  parameters: {
    msw: [
      mock(listApiKeys, () => ({ data: [apiKeyOf({ expiresAt: '2026-01-01T00:00:00.000Z' })] })),
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async ({ canvas }) => {
    const keys = await section({ canvas });
    await expect(await keys.findByText('Expired')).toBeVisible();
    await expect(keys.queryByRole('button', { name: 'Reset “Default”' })).toBeNull();
  },
};

/** A platform with one key per app. */
export const Unsupported: ScreenStory = {
  parameters: {
    msw: [mock(listApiKeys, () => respondWithError(404)), ...operator(), ...platform.handlers],
  },
  play: async ({ canvas }) => {
    const key = within(await canvas.findByRole('region', { name: 'API key' }));
    await expect(key.getByText('Ends in 7f3a')).toBeVisible();
    await expect(key.getByRole('button', { name: 'Reset API key' })).toBeVisible();
  },
};
