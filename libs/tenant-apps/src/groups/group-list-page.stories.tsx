// @see spec 7.6
import { ADMIN_APP_ID } from '@console/http';
import { mockSlow } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listGroups } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { groupOf, groupsOf } from '../testing/group-factory';
import { keptGroups } from '../testing/kept-groups';

const kept = keptGroups();
const EMPTY_GROUP = groupOf(3, { name: 'Night shift', members: 0, apiGroups: ['admin-vod', 'management'] });

const meta = {
  title: 'Groups/List',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: '/apps/studio-1/group', onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: () => {
    kept.reset(groupsOf(25));
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const dialogGone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

/** Opens the menu of a group's row and chooses from it. */
async function choose({ canvas, userEvent }: Play, group: string, act: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${group}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: act }));
}

/** The frame says of which app they are; who is in a group is one step away. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Groups' });
    await expect(await within(table).findByText('What group 1 is for')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Studio 1' })).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(21);
    await expect((await within(table).findAllByText('Media VOD'))[0]).toBeVisible();
    await expect(within(table).getByRole('link', { name: '2 members of Group 02' })).toHaveAttribute(
      'href',
      '/apps/studio-1/member?group=group-2&from=%2Fapps%2Fstudio-1%2Fgroup',
    );
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

export const SearchedAndSorted: Story = {
  args: { at: '/apps/studio-1/group?q=group+0&sort=-members&perPage=10' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Groups' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(10));
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Group 08');
    await expect(canvas.getByRole('columnheader', { name: 'Members' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Empty: Story = {
  beforeEach: () => {
    kept.reset([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no groups yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create group' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    kept.setDown(true);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    kept.setDown(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Group 01')).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [...operator(), mockSlow(listGroups), ...kept.handlers] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Groups' }).closest('[aria-busy=true]')).not.toBeNull(),
    );
  },
};

/** Whoever may only look sees every act, and is told what it takes. */
export const ReadOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Group 01', 'Delete');
    const answer = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(answer.getByText('Your account is view-only')).toBeVisible();
    await userEvent.click(answer.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await dialogGone();
    await expect(canvas.getByRole('button', { name: 'Create group' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** What is put away is only looked at; the frame says why. */
export const Archived: Story = {
  beforeEach: () => {
    kept.reset(groupsOf(3), 'archived');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Group 01' }));
    await page().findByRole('menuitem', { name: 'What members may do' });
    await expect(page().queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create group' })).toBeNull();
  },
};

/** What it affects is told first; the focus stays where the group was. */
export const Deleted: Story = {
  beforeEach: () => {
    kept.reset([groupOf(1), EMPTY_GROUP]);
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Night shift', 'Delete');
    const dialog = within(await page().findByRole('dialog', { name: 'Delete Night shift?' }));
    await expect(await dialog.findByText('2 API groups that it grants; the app keeps them')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await dialogGone();
    await waitFor(() => expect(canvas.queryByText('Night shift')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

/** Nobody is asked to confirm what the platform would refuse. */
export const InUse: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Group 02', 'Delete');
    const dialog = within(await page().findByRole('dialog', { name: 'Delete Group 02?' }));
    await expect(await dialog.findByText(/while 2 people are in it/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await expect(dialog.getByRole('link', { name: 'Show its members' })).toHaveAttribute(
      'href',
      expect.stringContaining('/apps/studio-1/member?group=group-2'),
    );
  },
};

/** Somebody came in while the question stood there: the refusal turns into the way to them. */
export const InUseMeanwhile: Story = {
  beforeEach: () => {
    kept.reset([EMPTY_GROUP]);
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Night shift', 'Delete');
    const question = within(await page().findByRole('dialog', { name: 'Delete Night shift?' }));
    await question.findByText(/nobody is in the group/);
    kept.change(EMPTY_GROUP.id, { members: 1 });
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    const answer = await page().findByText(/while 1 person is in it/);
    await waitFor(() => expect(answer).toBeVisible());
    await expect(canvas.getByText('Night shift')).toBeInTheDocument();
  },
};

/** The admin app has the same screens; there nobody manages a group that may do more than they. */
export const AdminApp: Story = {
  args: { at: '/apps/management/group' },
  parameters: {
    msw: [...operator({ permissions: ['admin-management', 'admin-vod'] }), ...kept.handlers],
  },
  beforeEach: () => {
    kept.reset([
      groupOf(1, { appId: ADMIN_APP_ID, name: 'Editors' }),
      groupOf(2, { appId: ADMIN_APP_ID, name: 'Accounts', apiGroups: ['admin-user'] }),
    ]);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Management' })).toBeVisible();
    await choose({ canvas, userEvent }, 'Accounts', 'Edit');
    const answer = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(answer.getAllByText(/admin-user/)[0]).toBeVisible();
    await userEvent.click(answer.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await dialogGone();
    await choose({ canvas, userEvent }, 'Editors', 'Edit');
    // Until the group is there another dialog stands in its place.
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Name' })).toBeVisible());
  },
};

export const Light: Story = { ...Filled, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Danh sách nhóm' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '2 thành viên của Group 02' })).toBeVisible();
  },
};
