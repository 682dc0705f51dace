// @see spec 7.9, 8
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { openFilters } from '@console/ui/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { adminUserOf, invitedUserOf, MAILED_TOO_OFTEN, mockAccounts } from '../testing';

const platform = mockAccounts([
  adminUserOf(1, { adminGroup: 'Administrators', lastSignInAt: '2026-06-08T02:00:00.000Z' }),
  adminUserOf(2, { twoFAEnabled: false, lastSignInAt: '2026-05-20T02:00:00.000Z' }),
  adminUserOf(3, { viewOnly: true, adminGroup: 'Support', lastSignInAt: '2026-01-02T02:00:00.000Z' }),
  invitedUserOf(4),
  adminUserOf(5, { status: 'unconfirmed', twoFAEnabled: false, lastSignInAt: null }),
  adminUserOf(6, { email: MAILED_TOO_OFTEN }),
]);

export default {
  title: 'Users/List',
  ...screenStories({ feature: accounts, at: '/apps/accounts', onAddress: fn() }, operator(), platform),
};
const page = () => within(document.body);
const rowOf = async ({ canvas }: Pick<ScreenPlay, 'canvas'>, name: string) =>
  within((await canvas.findByRole('link', { name })).closest('tr') ?? document.body);

async function choose({ canvas, userEvent }: ScreenPlay, filter: string, option: string, rows: string) {
  await openFilters({ canvas, userEvent });
  await userEvent.click(await canvas.findByRole('combobox', { name: filter }));
  await userEvent.click(await page().findByTitle(option));
  await expect(await canvas.findByText(rows)).toBeVisible();
}

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const first = await rowOf({ canvas }, 'Trần Minh 1');
    await expect(first.getByText('person1@studio.example')).toBeVisible();
    await expect(first.getByText('Administrators')).toBeVisible();
    await expect(first.getByText('Can edit')).toBeInTheDocument();
    await expect(first.getByTitle(/^2026\/06\/08 09:00:00/)).toBeVisible();
    await expect(first.getByRole('link')).toHaveAttribute(
      'href',
      '/apps/account/user-1?from=%2Fapps%2Faccounts',
    );

    const invited = await rowOf({ canvas }, 'Trần Minh 4');
    await expect(invited.getByText('Password not chosen')).toBeVisible();
    await expect(invited.getByText('Off')).toBeVisible();
    await expect(invited.getByText('Never')).toBeVisible();
    await expect((await rowOf({ canvas }, 'Trần Minh 3')).getByText('View only')).toBeInTheDocument();
    await expect(document.title).toBe('Users | Signalbox Admin');
  },
};

export const Filtered: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const play = { canvas, userEvent };
    await choose(play, 'Last sign-in', 'Within 30 days', '1–3 of 3');
    await choose(play, 'Last sign-in', 'More than 90 days ago', '1–1 of 1');
    await choose(play, 'Last sign-in', 'Never signed in', '1–2 of 2');
    await choose(play, 'Status', 'Password not chosen', '1–1 of 1');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/accounts?lastSignIn=never&status=invited');
  },
};

export const InAGroup: ScreenStory = {
  args: { at: '/apps/accounts?twoFactor=on&rights=view-only' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await openFilters({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Admin group' }));
    await page().findByTitle('Billing (0)');
    await userEvent.click(await page().findByTitle('Support (1)'));
    await expect(await canvas.findByRole('link', { name: 'Trần Minh 3' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      '/apps/accounts?twoFactor=on&rights=view-only&group=Support',
    );
  },
};
export const LinksMailed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    for (const name of [
      `Select Trần Minh 4 <person4@studio.example>`,
      `Select Trần Minh 6 <${MAILED_TOO_OFTEN}>`,
    ]) {
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Email password links' }));
    const question = within(await page().findByRole('dialog', { name: 'Email a password link to 2 users?' }));
    await userEvent.click(await question.findByTestId('confirm'));
    const results = within(await page().findByRole('dialog', { name: 'Email password links' }));
    await expect(await results.findByText('1 done · 1 failed')).toBeVisible();
    await expect(results.getByText('Too many mails to this address')).toBeVisible();
    await expect(platform.mailed.map(({ email }) => email)).toEqual(['person4@studio.example']);
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('1–6 of 6');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    for (const name of ['Email password links', 'Create user', 'Invite users']) {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      const why = await page().findByRole('dialog', { name: "Why can't I?" });
      await waitFor(() => expect(why).toHaveTextContent(/view-only/i));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    }
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/accounts/create');
  },
};
