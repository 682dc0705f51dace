import { mock, refuse } from '@console/http/testing';
import { caughtFiles, operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { listUsers } from '../contract';
import { adminUserOf, adminUsersOf, invitedUserOf } from '../testing/user-factory';
import { MAILED_TOO_OFTEN, usersKept, usersSlow } from '../testing/user-handlers';

const kept = usersKept([
  adminUserOf(1, { adminGroup: 'Administrators', lastSignInAt: '2026-06-08T02:00:00.000Z' }),
  adminUserOf(2, { twoFAEnabled: false, lastSignInAt: '2026-05-20T02:00:00.000Z' }),
  adminUserOf(3, { viewOnly: true, adminGroup: 'Support', lastSignInAt: '2026-01-02T02:00:00.000Z' }),
  invitedUserOf(4),
  adminUserOf(5, { status: 'unconfirmed', twoFAEnabled: false, lastSignInAt: null }),
  adminUserOf(6, { email: MAILED_TOO_OFTEN }),
]);

const meta = {
  title: 'Users/List',
  render: renderFeatureScreen,
  args: { feature: accounts, at: '/apps/accounts', onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: kept.begin,
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const { saved, catchFiles } = caughtFiles();
const page = () => within(document.body);
const rowOf = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within((await canvas.findByRole('link', { name })).closest('tr') ?? document.body);

/** Chooses in a filter, and waits until it has taken effect. */
async function choose({ canvas, userEvent }: Play, filter: string, option: string, rows: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: filter }));
  await userEvent.click(await page().findByTitle(option));
  await expect(await canvas.findByText(rows)).toBeVisible();
}

/** Newest first: who may sign in, how they are protected, what they may do, and when they were last here. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const first = await rowOf({ canvas }, 'Trần Minh 1');
    await expect(first.getByText('person1@studio.example')).toBeVisible();
    await expect(first.getByText('Administrators')).toBeVisible();
    await expect(first.getByText('May change')).toBeVisible();
    await expect(first.getByText('2026/06/08 09:00:00')).toBeVisible();
    await expect(first.getByRole('link')).toHaveAttribute(
      'href',
      '/apps/account/user-1?from=%2Fapps%2Faccounts',
    );

    const invited = await rowOf({ canvas }, 'Trần Minh 4');
    await expect(invited.getByText('Invited')).toBeVisible();
    await expect(invited.getByText('Off')).toBeVisible();
    await expect(invited.getByText('Never')).toBeVisible();
    await expect((await rowOf({ canvas }, 'Trần Minh 3')).getByText('View only')).toBeVisible();
    await expect(document.title).toBe('Users | Signalbox Admin');
  },
};

/** Search and filters are in the address; each narrows what the others leave. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const play = { canvas, userEvent };
    await choose(play, 'Last sign-in', 'Within 30 days', '1–3 of 3');
    await choose(play, 'Last sign-in', 'More than 90 days ago', '1–1 of 1');
    await choose(play, 'Last sign-in', 'Never signed in', '1–2 of 2');
    await choose(play, 'Status', 'Invited', '1–1 of 1');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/accounts?lastSignIn=never&status=invited');
  },
};

/** The groups to choose from are those that there are, and say how many people they have. */
export const InAGroup: Story = {
  args: { at: '/apps/accounts?twoFactor=on&rights=view-only' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Admin group' }));
    await page().findByTitle('Billing (0)');
    await userEvent.click(await page().findByTitle('Support (1)'));
    await expect(await canvas.findByRole('link', { name: 'Trần Minh 3' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      '/apps/accounts?twoFactor=on&rights=view-only&group=Support',
    );
  },
};

/** A group that is gone, and words that make no sense: the list says that nothing matches, and leads back. */
export const NothingMatches: Story = {
  args: { at: '/apps/accounts?group=Night+shift&status=banned&lastSignIn=yesterday' },
  play: async ({ canvas, userEvent, args }) => {
    const clear = await canvas.findByRole('button', { name: 'Clear search and filters' });
    await expect(canvas.getByTitle('Night shift')).toBeVisible();
    await userEvent.click(clear);
    await expect(await canvas.findByText('1–6 of 6')).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/accounts'));
  },
};

/** Who never signed in comes last, whichever way it is sorted. */
export const Sorted: Story = {
  args: { at: '/apps/accounts?sort=-lastSignInAt' },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('link', { name: /^Trần Minh/ }).map((link) => link.textContent);
    await canvas.findByText('1–6 of 6');
    await expect(names()).toEqual([1, 6, 2, 3, 4, 5].map((number) => `Trần Minh ${String(number)}`));
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Last sign-in' }));
    await waitFor(() =>
      expect(names()).toEqual([3, 2, 6, 1, 4, 5].map((number) => `Trần Minh ${String(number)}`)),
    );
  },
};

/** All that matches, over all pages, the e-mail in a cell of its own. */
export const Exported: Story = {
  args: { at: '/apps/accounts?status=active&sort=createdAt' },
  parameters: { msw: [...operator(), ...usersKept(adminUsersOf(130)).handlers] },
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.content.text())?.split('\r\n') ?? [];
    await expect(lines).toHaveLength(1 + 130 + 1);
    await expect(lines[0]).toBe('Name,E-mail,Status,Two-factor,Rights,Admin group,Apps,Last sign-in,Created');
    await expect(lines[1]).toBe(
      'Trần Minh 1,person1@studio.example,Active,On,May change,,1,2026/06/01 16:01:00,2026/01/01 15:01:00',
    );
  },
};

/** A link to choose a password for several people, with what became of each. */
export const LinksMailed: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of [
      `Select Trần Minh 4 <person4@studio.example>`,
      `Select Trần Minh 6 <${MAILED_TOO_OFTEN}>`,
    ]) {
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Mail password links' }));
    const question = within(await page().findByRole('dialog', { name: 'Mail 2 people a password link?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Confirm' }));
    const results = within(await page().findByRole('dialog', { name: 'Mail password links' }));
    await expect(await results.findByText('1 done · 1 failed')).toBeVisible();
    await expect(results.getByText('Too many mails to this address')).toBeVisible();
    await expect(kept.mailed.map(({ email }) => email)).toEqual(['person4@studio.example']);
  },
};

export const Empty: Story = {
  parameters: { msw: [...operator(), ...usersKept([]).handlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has an account yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create user' })).toBeVisible();
  },
};

const requests = fn<() => void>();

/** The page shows the failure of its loader's request: one request, one notice, until the user tries again. */
export const Failed: Story = {
  parameters: {
    msw: [
      mock(listUsers, () => {
        requests();
        return refuse(500, { errors: ['the database is resting'] });
      }),
      ...operator(),
      ...kept.handlers,
    ],
  },
  beforeEach: () => {
    requests.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(await page().findAllByRole('alert')).toHaveLength(1);
    await expect(requests).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [usersSlow(), ...operator(), ...kept.handlers] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Users' }).closest('[aria-busy=true]')).not.toBeNull(),
    );
    await expect(canvas.queryByText('Nobody has an account yet')).toBeNull();
  },
};

/** Who may look and not change is told why, and comes into no form. */
export const ViewOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('1–6 of 6');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    for (const name of ['Mail password links', 'Create user', 'Invite users']) {
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

export const Forbidden: Story = {
  parameters: {
    msw: operator({ permissions: ['admin-tenant-app'] }),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No access' })).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/403'));
  },
};

export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–6 of 6')).toBeVisible();
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–6 trên 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mời người dùng' })).toBeVisible();
    await expect((await rowOf({ canvas }, 'Trần Minh 5')).getByText('Chưa bao giờ')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–6 of 6');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
