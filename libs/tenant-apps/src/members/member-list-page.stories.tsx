// @see spec 7.7
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { getUserDetail } from '@console/shell-layout/contract';
import { currentUserOf, operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listMembers, type Member } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { groupsOf } from '../testing/group-factory';
import { keptMembers } from '../testing/kept-members';
import { memberOf } from '../testing/member-factory';

const kept = keptMembers();
const admin = keptMembers('default-admin-app');

const meta = {
  title: 'Tenant apps/Members',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: '/apps/studio-1/member', onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: () => {
    kept.begin();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const emailsOf = () => kept.members.map(({ email }) => email);

async function row({ canvas }: Pick<Play, 'canvas'>, email: string) {
  return within((await canvas.findByText(email)).closest('tr') ?? document.body);
}

async function act({ canvas, userEvent }: Play, name: string, entry: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: entry }));
}

/** Who is in which group; whose invitation is open until when, and whose has run out. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const owner = await row({ canvas }, 'person1@studio.example');
    await expect(owner.getByText('Trần Minh 1')).toBeVisible();
    await expect(owner.getByText('Group 01')).toBeVisible();
    await expect(owner.getByText('Owner')).toBeVisible();
    await expect(owner.getByText('Active')).toBeVisible();

    const invited = await row({ canvas }, 'person3@studio.example');
    await expect(invited.getByText('Invited')).toBeVisible();
    await expect(invited.getByText(/^until/)).toHaveTextContent('until 2026/06/08 16:00:00');
    const expired = await row({ canvas }, 'person4@studio.example');
    await expect(expired.getByText('Invitation expired')).toBeVisible();
    await expect(document.title).toBe('Member | Signalbox Admin');
  },
};

const pageOf = (data: readonly Member[]) => ({ data: [...data], total: data.length, page: 1, perPage: 20 });
let granted: string[] = [];

/** A permission that is withdrawn while the tab is open is explained in place. */
export const Withdrawn: Story = {
  parameters: {
    msw: [
      mock(listMembers, () => (granted.length === 0 ? respondWithError(403) : pageOf(kept.members))),
      mock(getUserDetail, ({ request }) => ({
        user: currentUserOf(),
        group: {
          name: request.headers.get('X-App-Id') === 'studio-1' ? '' : 'Operators',
          permission: granted.map((apiGroupId) => ({ apiGroupId })),
        },
      })),
      ...operator({ ownPermissions: null }),
      ...kept.handlers,
    ],
  },
  beforeEach: () => {
    granted = ['admin-tenant-app'];
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('person3@studio.example');
    granted = [];
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await page().findByTitle('Active'));
    await expect(await canvas.findByRole('heading', { level: 2, name: /Member/ })).toBeVisible();
    await expect(canvas.getByText('What it takes')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/member?status=active');
  },
};

/** Filters and search are in the address; a group that another page names is chosen by its name. */
export const Filtered: Story = {
  args: { at: '/apps/studio-1/member?group=group-2' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('person3@studio.example');
    await expect(canvas.queryByText('person4@studio.example')).toBeNull();
    await expect(await canvas.findByTitle('Group 02')).toBeVisible();

    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await page().findByTitle('Active'));
    await waitFor(() => expect(canvas.queryByText('person3@studio.example')).toBeNull());
    await expect(await canvas.findByText('person2@studio.example')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      '/apps/studio-1/member?group=group-2&status=active',
    );
  },
};

/** Invitations that have run out, and those that have not: the platform's clock decides. */
export const Expired: Story = {
  args: { at: '/apps/studio-1/member?status=expired' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('person4@studio.example')).toBeVisible();
    await expect(canvas.queryByText('person3@studio.example')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await page().findByTitle('Invited'));
    await expect(await canvas.findByText('person3@studio.example')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('person4@studio.example')).toBeNull());
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/member?status=invited');
  },
};

export const Empty: Story = {
  beforeEach: () => {
    kept.begin({ members: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is a member of this app yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite members' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mock(listMembers, () => respondWithError(500, { errors: ['the database is resting'] })),
      ...operator(),
      ...kept.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [mockSlow(listMembers), ...operator(), ...kept.handlers] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Members' }).closest('[aria-busy=true]')).not.toBeNull(),
    );
  },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Trần Minh 2 <person2@studio.example>', 'Remove');
    const dialog = within(await page().findByRole('dialog', { name: 'Remove Trần Minh 2 from the app?' }));
    await expect(await dialog.findByText('Their place in the group “Group 02”, at once')).toBeInTheDocument();
    await expect(await dialog.findByText('What they may do in this app: Media VOD')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.queryByText('person2@studio.example')).toBeNull());
    await expect(await page().findByText('Trần Minh 2 has been removed')).toBeVisible();
    await expect(emailsOf()).not.toContain('person2@studio.example');
  },
};

/** The platform keeps the owner, and the dialog says why. */
export const OwnerKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Trần Minh 1 <person1@studio.example>', 'Remove');
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByText('The app’s owner cannot be removed')).toBeInTheDocument();
    await expect(emailsOf()).toContain('person1@studio.example');
  },
};

/** Removing somebody who has not accepted yet is taking the invitation back, and says so. */
export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'person3@studio.example', 'Take invitation back');
    const dialog = within(
      await page().findByRole('dialog', { name: 'Take the invitation of person3@studio.example back?' }),
    );
    await expect(dialog.getByText('The link in their mail, which will no longer work')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.queryByText('person3@studio.example')).toBeNull());
  },
};

/** One that has run out is open again; one that has just been sent is not sent once more. */
export const Resent: Story = {
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'person4@studio.example', 'Send invitation again');
    await expect(
      await page().findByText('A new invitation has been sent to person4@studio.example'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Invitation expired')).toBeNull());

    kept.tooSoon.add('member-3');
    await act({ canvas, userEvent }, 'person3@studio.example', 'Send invitation again');
    await expect(await page().findByText(/An invitation was sent a moment ago/)).toBeVisible();
  },
};

/** What became of each: sent, and not sent for its own reason. */
export const ResentTogether: Story = {
  beforeEach: () => {
    kept.begin();
    kept.tooSoon.add('member-3');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('person4@studio.example');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitations again' }));
    const question = within(await page().findByRole('dialog', { name: 'Send 4 invitations again?' }));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    const results = await page().findByRole('table', { name: 'Results' });
    const result = (name: RegExp) => within(results).getByRole('row', { name });
    await waitFor(() => expect(result(/person4@/)).toHaveTextContent('Done'));
    await waitFor(() => expect(result(/person3@/)).toHaveTextContent('An invitation was sent a moment ago'));
    await waitFor(() => expect(result(/person2@/)).toHaveTextContent('Has accepted already'));
  },
};

/** Everything is there to be seen; what would change something is locked, and answers why. */
export const ViewOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ canvas, userEvent }) => {
    const answered = async () => {
      await page().findByRole('dialog', { name: "Why can't I?" });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    };
    const invite = await canvas.findByRole('button', { name: 'Invite members' });
    await waitFor(() => expect(invite).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(invite);
    await answered();
    await act({ canvas, userEvent }, 'Trần Minh 2 <person2@studio.example>', 'Change group');
    await answered();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitations again' }));
    await answered();
  },
};

/** Of an archived app nobody changes the members. */
export const Archived: Story = {
  beforeEach: () => {
    kept.begin({ app: { status: 'archived', archivedAt: '2026-05-05T05:05:05.000Z' } });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('person2@studio.example');
    await expect(canvas.queryByRole('button', { name: 'Invite members' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull();
  },
};

/** The admin app: nobody manages people who may do more than they themselves. */
export const Management: Story = {
  args: { at: '/apps/management/member' },
  parameters: { msw: [...operator({ permissions: ['admin-management'] }), ...admin.handlers] },
  beforeEach: () => {
    const [group] = groupsOf(1, { apiGroups: ['admin-user'] });
    admin.begin({ members: [memberOf(1, {}, group)], ...(group && { groups: [group] }) });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Management' })).toBeVisible();
    await act({ canvas, userEvent }, 'Trần Minh 1 <person1@studio.example>', 'Change group');
    const dialog = await page().findByRole('dialog', { name: "Why can't I?" });
    await waitFor(() => expect(dialog).toHaveTextContent('admin-user'));
  },
};

export const Light: Story = { ...Filled, globals: { theme: 'light' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' }, language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lời mời đã hết hạn')).toBeVisible();
    await expect(canvas.getByText(/^đến/)).toHaveTextContent('đến 2026/06/08 16:00:00');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
