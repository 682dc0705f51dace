// @see spec 7.7
import { mock, respondWithError } from '@console/http/testing';
import { getUserDetail } from '@console/shell-layout/contract';
import {
  currentUserOf,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { openFilters } from '@console/ui/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listMembers, type Member } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { groupsOf } from '../testing/mock-groups';
import { mockMembers, memberOf } from '../testing/mock-members';
import { operator } from '../testing/operator';

const platform = mockMembers();
const admin = mockMembers('default-admin-app');

export default {
  title: 'Tenant apps/Members',
  ...screenStories(
    { feature: tenantApps, at: '/apps/studio-1/member', onAddress: fn() },
    operator(),
    platform,
  ),
};

const page = () => within(document.body);
const emailsOf = () => platform.members.map(({ email }) => email);

async function row({ canvas }: Pick<ScreenPlay, 'canvas'>, email: string) {
  return within((await canvas.findByText(email)).closest('tr') ?? document.body);
}

async function runAction({ canvas, userEvent }: ScreenPlay, name: string, entry: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: entry }));
}

export const Filled: ScreenStory = {
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

export const Withdrawn: ScreenStory = {
  parameters: {
    msw: [
      mock(listMembers, () => (granted.length === 0 ? respondWithError(403) : pageOf(platform.members))),
      mock(getUserDetail, ({ request }) => ({
        user: currentUserOf(),
        group: {
          name: request.headers.get('X-App-Id') === 'studio-1' ? '' : 'Operators',
          permission: granted.map((apiGroupId) => ({ apiGroupId })),
        },
      })),
      ...operator({ ownPermissions: null }),
      ...platform.handlers,
    ],
  },
  beforeEach: () => {
    granted = ['admin-tenant-app'];
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('person3@studio.example');
    granted = [];
    await openFilters({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await page().findByTitle('Active'));
    await expect(await canvas.findByRole('heading', { level: 2, name: /Member/ })).toBeVisible();
    await expect(canvas.getByText(/^Needs the API group/)).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/member?status=active');
  },
};

export const Filtered: ScreenStory = {
  args: { at: '/apps/studio-1/member?group=group-2' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('person3@studio.example');
    await expect(canvas.queryByText('person4@studio.example')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Remove filter Group: Group 02' })).toBeVisible();

    await openFilters({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await page().findByTitle('Active'));
    await waitFor(() => expect(canvas.queryByText('person3@studio.example')).toBeNull());
    await expect(await canvas.findByText('person2@studio.example')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      '/apps/studio-1/member?group=group-2&status=active',
    );
  },
};
export const Removed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await runAction({ canvas, userEvent }, 'Trần Minh 2 <person2@studio.example>', 'Remove');
    const dialog = within(await page().findByRole('dialog', { name: 'Remove Trần Minh 2 from the app?' }));
    await expect(
      await dialog.findByText('Membership in the group “Group 02”, immediately'),
    ).toBeInTheDocument();
    await expect(await dialog.findByText('Permissions in this app: Media VOD')).toBeInTheDocument();
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(canvas.queryByText('person2@studio.example')).toBeNull());
    await expect(await page().findByText('Trần Minh 2 was removed')).toBeVisible();
    await expect(emailsOf()).not.toContain('person2@studio.example');
  },
};
export const Resent: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await runAction({ canvas, userEvent }, 'person4@studio.example', 'Resend invitation');
    await expect(await page().findByText('Invitation to person4@studio.example queued')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Invitation expired')).toBeNull());

    platform.tooSoon.add('member-3');
    await runAction({ canvas, userEvent }, 'person3@studio.example', 'Resend invitation');
    await expect(await page().findByText(/An invitation was just sent/)).toBeVisible();
  },
};
export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent }) => {
    const closeExplanation = async () => {
      await page().findByRole('dialog', { name: "Why can't I?" });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    };
    const invite = await canvas.findByRole('button', { name: 'Invite members' });
    await waitFor(() => expect(invite).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(invite);
    await closeExplanation();
    await runAction({ canvas, userEvent }, 'Trần Minh 2 <person2@studio.example>', 'Change group');
    await closeExplanation();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend invitations' }));
    await closeExplanation();
  },
};

export const Archived: ScreenStory = {
  beforeEach: () => {
    platform.reset({ app: { status: 'archived', archivedAt: '2026-05-05T05:05:05.000Z' } });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('person2@studio.example');
    await expect(canvas.queryByRole('button', { name: 'Invite members' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull();
  },
};

export const Management: ScreenStory = {
  args: { at: '/apps/management/member' },
  parameters: { msw: [...operator({ permissions: ['admin-management'] }), ...admin.handlers] },
  beforeEach: () => {
    const [group] = groupsOf(1, { apiGroups: ['admin-user'] });
    admin.reset({ members: [memberOf(1, {}, group)], ...(group && { groups: [group] }) });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Management' })).toBeVisible();
    await runAction({ canvas, userEvent }, 'Trần Minh 1 <person1@studio.example>', 'Change group');
    const dialog = await page().findByRole('dialog', { name: "Why can't I?" });
    await waitFor(() => expect(dialog).toHaveTextContent('admin-user'));
  },
};
