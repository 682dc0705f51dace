// @see spec 7.6
import { ADMIN_APP_ID } from '@console/http';
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listGroups, updateGroup } from '../../contract';
import { tenantApps } from '../../tenant-apps.feature';
import { groupOf } from '../../testing/group-factory';
import { keptGroups } from '../../testing/kept-groups';

const kept = keptGroups();
const GROUPS = [
  groupOf(1, { name: 'Administrators', apiGroups: ['management'] }),
  groupOf(2, { name: 'Editors', apiGroups: ['admin-vod'] }),
  groupOf(3, { name: 'Viewers', apiGroups: [] }),
];

const meta = {
  title: 'Groups/Matrix',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: '/apps/studio-1/group/matrix', onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: () => {
    kept.reset(GROUPS);
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;
type Canvas = Play['canvas'];

const page = () => within(document.body);
const boxOf = (canvas: Canvas, name: string) => canvas.findByRole('checkbox', { name });
const resultOf = async (canvas: Canvas, group: string) =>
  within(await canvas.findByRole('list', { name: 'What became of the groups' }))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(group));

async function tick({ canvas, userEvent }: Play, ...names: string[]) {
  for (const name of names) await userEvent.click(await boxOf(canvas, name));
}

/** What each group grants; what the app lacks is locked, and says why. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await boxOf(canvas, 'Media VOD for Editors')).toBeChecked();
    await expect(await boxOf(canvas, 'Media VOD for Viewers')).not.toBeChecked();
    const lacking = await boxOf(canvas, 'Servers for Editors');
    await expect(lacking).toHaveAccessibleDescription('Not an API group of this app');
    await userEvent.click(lacking);
    await expect(lacking).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Change the API groups of the app' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** One stop of the keyboard; the arrows move, the space bar ticks. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await boxOf(canvas, 'Asset library for Administrators');
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(await boxOf(canvas, 'Media VOD for Editors')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await boxOf(canvas, 'Media VOD for Editors, not saved')).not.toBeChecked();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await boxOf(canvas, 'App management for Viewers')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** Group by group: what is saved, what somebody else has changed meanwhile, and what is refused. */
export const Saved: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await tick(
      play,
      'App management for Administrators',
      'Asset library for Editors',
      'Media VOD for Viewers',
    );
    await expect(await canvas.findByText('3 groups not saved')).toBeVisible();
    kept.change('group-2', { apiGroups: ['management'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('2 groups not saved')).toBeVisible();
    for (const [group, result] of [
      ['Viewers', 'Saved'],
      ['Editors', 'Changed meanwhile'],
      ['Administrators', 'Nobody would be left who may manage this app'],
    ] as const)
      await waitFor(async () => expect(await resultOf(canvas, group)).toHaveTextContent(result));
    await expect(kept.group('group-3').apiGroups).toEqual(['admin-vod']);

    // Theirs is shown with one's own tick upon it, and only then saved.
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Editors' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'App management for Editors' })).toBeChecked(),
    );
    await expect(await boxOf(canvas, 'Asset library for Editors, not saved')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('1 group not saved')).toBeVisible();
    await expect(kept.group('group-2').apiGroups).toEqual(['admin-library', 'management']);
  },
};

/** Nothing is sent again that was saved, and what could not be sent is told. */
export const Unreachable: Story = {
  parameters: {
    msw: [
      ...operator(),
      mock(updateGroup, () => respondWithError(502, { errors: ['bad gateway'] })),
      ...kept.handlers,
    ],
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await tick(play, 'Media VOD for Viewers');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Bad gateway')).toBeVisible();
    await expect(await boxOf(canvas, 'Media VOD for Viewers, not saved')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(await boxOf(canvas, 'Media VOD for Viewers')).not.toBeChecked();
    // The button that had the focus is gone: the keyboard goes on from here.
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

/** Leaving with changes is asked about; they come back as a draft. */
export const Left: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await tick(play, 'Media VOD for Viewers');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the groups' }));
    const question = within(await page().findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await userEvent.click(await canvas.findByRole('link', { name: 'API groups of all groups' }));
    await expect(await boxOf(canvas, 'Media VOD for Viewers, not saved')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await boxOf(canvas, 'Media VOD for Viewers')).not.toBeChecked();
  },
};

/** Whoever may only look is told why nothing can be ticked. */
export const ReadOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas, 'Media VOD for Viewers');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: "Why can't I?" }));
    const answer = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(answer.getByText('Your account is view-only')).toBeInTheDocument();
  },
};

/** In the admin app nobody gives what they do not hold, nor changes a group that may do more. */
export const NoMoreThanOwn: Story = {
  args: { at: '/apps/management/group/matrix' },
  parameters: { msw: [...operator({ permissions: ['admin-management', 'admin-vod'] }), ...kept.handlers] },
  beforeEach: () => {
    kept.reset([
      groupOf(1, { appId: ADMIN_APP_ID, name: 'Accounts', apiGroups: ['admin-user'] }),
      groupOf(2, { appId: ADMIN_APP_ID, name: 'Editors', apiGroups: [] }),
    ]);
  },
  play: async (play) => {
    const { canvas } = play;
    await expect(await boxOf(canvas, 'Media VOD for Accounts')).toHaveAccessibleDescription(
      'May do more than you',
    );
    await expect(await boxOf(canvas, 'User accounts for Editors')).toHaveAccessibleDescription(
      'You do not hold this API group yourself',
    );
    await tick(play, 'Media VOD for Accounts', 'User accounts for Editors', 'Media VOD for Editors');
    await expect(await canvas.findByText('1 group not saved')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    kept.reset([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no groups yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    kept.setDown(true);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The groups could not be loaded')).toBeVisible();
    kept.setDown(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [...operator(), mockSlow(listGroups), ...kept.handlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'API groups of all groups' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

async function changeTwo(play: Play) {
  await tick(play, 'Media VOD for Viewers', 'Media VOD for Editors');
  await expect(await play.canvas.findByText('2 groups not saved')).toBeVisible();
}

export const Light: Story = { globals: { theme: 'light' }, play: changeTwo };

/** The table scrolls in a region of its own, and the names stay. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (play) => {
    await changeTwo(play);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const region = play.canvas.getByRole('region', { name: 'API groups of all groups' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.scrollTo({ left: region.scrollWidth });
    const name = play.canvas.getByRole('rowheader', { name: /^Media VOD/ });
    await waitFor(() =>
      expect(name.getBoundingClientRect().left).toBeCloseTo(region.getBoundingClientRect().left, 0),
    );
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await boxOf(canvas, 'Media VOD cho Viewers'));
    await expect(await canvas.findByText('1 nhóm chưa lưu')).toBeVisible();
  },
};
