// @see spec 4.2
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { getLoginOptions, listPasskeys } from '../contract';
import { CURRENT_PASSWORD, mockAccount } from '../testing/mock-account';

const account = mockAccount();
const handlers = [...account.handlers, ...operator()];

export default {
  title: 'Auth/Passkeys',
  ...screenStories({ feature: auth, at: '/user/info' }, handlers),
  beforeEach: () => {
    account.reset();
  },
};

const page = () => within(document.body);
const optionsWith = (passkeys: { domain: string; address: string } | null) =>
  mock(getLoginOptions, () => ({ providers: [], captcha: false, passkeys }));

export const Renamed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename “Laptop”' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Rename the passkey “Laptop”' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Old laptop{Enter}');
    await expect(await canvas.findByText('Old laptop')).toBeVisible();
  },
};

export const Removed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “Laptop”' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Remove the passkey “Laptop”?' }));
    const password = await dialog.findByLabelText('Password');
    await userEvent.type(password, 'another{Enter}');
    await expect(await dialog.findByText('The password is wrong.')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, `${CURRENT_PASSWORD}{Enter}`);
    await waitFor(() => expect(canvas.queryByText('Laptop')).toBeNull());
  },
};

export const AtAnIpAddress: ScreenStory = {
  parameters: { msw: [optionsWith(null), ...handlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Passkeys are not available: .* IP address/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add passkey' })).toBeNull();
  },
};

export const AtAnotherAddress: ScreenStory = {
  parameters: {
    msw: [optionsWith({ domain: 'console.example', address: 'https://console.example' }), ...handlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Passkeys work only at https://console.example.')).toBeVisible();
  },
};

export const Unsupported: ScreenStory = {
  parameters: { msw: [mock(listPasskeys, () => respondWithError(404)), ...handlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari 18 on iOS')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
  },
};
