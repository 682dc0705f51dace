// @see spec 2.8, 4.1
import { mockSlow, mockUnreachable } from '@console/http/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { logout } from '../contract';
import { operator } from '../testing/operator';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { sampleMenu } from '../testing/sample-feature';

function Screen() {
  return <h1>A screen</h1>;
}

export default {
  title: 'Shell/Sign out',
  ...screenStories({ feature: sampleMenu(Screen), at: '/apps/dashboard', onAddress: fn() }, operator()),
};

const page = () => within(document.body);

async function askToSignOut({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
  return within(await page().findByRole('dialog', { name: 'Sign out?' }));
}

export const Asked: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToSignOut({ canvas, userEvent });
    const message = 'You’ll need your password and an authentication code to sign in again.';
    await waitFor(() => expect(dialog.getByText(message)).toBeVisible());
  },
};

export const Cancelled: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await askToSignOut({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(args.onAddress).not.toHaveBeenCalledWith('/auth/login');
    await expect(canvas.getByRole('link', { name: 'operator@signalbox.example' })).toBeVisible();
  },
};

export const Confirmed: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await askToSignOut({ canvas, userEvent });
    await userEvent.click(dialog.getByTestId('confirm'));
    await expect(await page().findByText('You are signed out.')).toBeInTheDocument();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login'));
    await waitFor(() => expect(page().queryByText('operator@signalbox.example')).toBeNull());
  },
};

export const PlatformUnreachable: ScreenStory = {
  parameters: { msw: [mockUnreachable(logout), ...operator()] },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await askToSignOut({ canvas, userEvent });
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login'));
    await expect(page().queryByText('Network Error')).toBeNull();
  },
};

export const PlatformSilent: ScreenStory = {
  parameters: { msw: [mockSlow(logout), ...operator()] },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await askToSignOut({ canvas, userEvent });
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login'), { timeout: 2_000 });
    await expect(page().queryByTestId('global-loading')).toBeNull();
  },
};
