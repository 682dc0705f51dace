// @see spec 7.9
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { listUserInvitations } from '../contract';
import { adminUserOf, INVITATION_LINK, mockAccounts } from '../testing';

const platform = mockAccounts([adminUserOf(1)]);

export default {
  title: 'Users/Invitations',
  ...screenStories(
    { feature: accounts, at: '/apps/accounts/invitations', onAddress: fn() },
    operator(),
    platform,
  ),
};

const page = () => within(document.body);

async function choose({ canvas, userEvent }: ScreenPlay, email: string, action: string) {
  const row = (await canvas.findByText(email)).closest('tr') ?? document.body;
  await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await page().findByRole('menuitem', { name: action }));
}

export const Resent: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'invited1@studio.example', 'Resend');
    await expect(await page().findByText('Email to invited1@studio.example queued')).toBeInTheDocument();
    await expect(platform.mailed.map(({ email }) => email)).toEqual(['invited1@studio.example']);
  },
};

export const LinkCreated: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'invited2@studio.example', 'Create link');
    const dialog = await page().findByRole('dialog', { name: /^Create an invitation link/ });
    await userEvent.click(within(dialog).getByTestId('confirm'));
    const once = within(
      await page().findByRole('dialog', { name: 'Invitation link for invited2@studio.example' }),
    );
    await expect(await once.findByText(INVITATION_LINK)).toBeInTheDocument();
    await userEvent.click(once.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(page().queryByText(INVITATION_LINK)).toBeNull());
  },
};

export const Revoked: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Pages' }));
    const current = tabs.getByRole('link', { current: 'page' });
    await waitFor(() => expect(current).toHaveTextContent('Invitations (3)'));
    await choose({ canvas, userEvent }, 'invited2@studio.example', 'Revoke');
    const dialog = within(await page().findByRole('dialog', { name: /^Revoke the invitation/ }));
    await expect(dialog.getByText(/^The account, which has no password yet/)).toBeInTheDocument();
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(canvas.queryByText('invited2@studio.example')).toBeNull());
    await expect(await tabs.findByText('Invitations (2)')).toBeVisible();
  },
};

/** The list of users of a platform without a list of invitations. */
export const Unsupported: ScreenStory = {
  args: { at: '/apps/accounts' },
  parameters: {
    msw: [mock(listUserInvitations, () => respondWithError(404)), ...operator(), ...platform.handlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trần Minh 1' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull());
  },
};
