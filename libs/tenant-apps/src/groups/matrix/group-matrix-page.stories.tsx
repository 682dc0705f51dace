// @see spec 7.6
import { ADMIN_APP_ID } from '@console/http';
import { mock, respondWithError } from '@console/http/testing';
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { updateGroup } from '../../contract';
import { tenantApps } from '../../tenant-apps.feature';
import { groupOf, mockGroups } from '../../testing/mock-groups';
import { operator } from '../../testing/operator';

const platform = mockGroups();
const GROUPS = [
  groupOf(1, { name: 'Administrators', apiGroups: ['management'] }),
  groupOf(2, { name: 'Editors', apiGroups: ['admin-vod'] }),
  groupOf(3, { name: 'Viewers', apiGroups: [] }),
];

export default {
  title: 'Groups/Matrix',
  ...screenStories({ feature: tenantApps, at: '/apps/studio-1/group/matrix' }, [
    ...operator(),
    ...platform.handlers,
  ]),
  beforeEach: () => {
    platform.reset(GROUPS);
  },
};

type Canvas = ScreenPlay['canvas'];

const page = () => within(document.body);
const boxOf = (canvas: Canvas, name: string) => canvas.findByRole('checkbox', { name });

async function tick({ canvas, userEvent }: ScreenPlay, ...names: string[]) {
  for (const name of names) await userEvent.click(await boxOf(canvas, name));
}

export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await boxOf(canvas, 'Media VOD for Editors')).toBeChecked();
    await expect(await boxOf(canvas, 'Media VOD for Viewers')).not.toBeChecked();
    const lacking = await boxOf(canvas, 'Servers for Editors');
    await expect(lacking).toHaveAccessibleDescription('Not an API group of this app');
    await userEvent.click(lacking);
    await expect(lacking).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Change the app’s API groups' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
export const Unreachable: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mock(updateGroup, () => respondWithError(502, { errors: ['bad gateway'] })),
      ...platform.handlers,
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
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const Left: ScreenStory = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await tick(play, 'Media VOD for Viewers');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to groups' }));
    const question = within(await page().findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByTestId('confirm'));
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await userEvent.click(await canvas.findByRole('link', { name: 'API groups of all groups' }));
    await expect(await boxOf(canvas, 'Media VOD for Viewers, not saved')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await boxOf(canvas, 'Media VOD for Viewers')).not.toBeChecked();
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas, 'Media VOD for Viewers');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: "Why can't I?" }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Your account is view-only')).toBeInTheDocument();
  },
};

export const OnlyHeldApiGroups: ScreenStory = {
  args: { at: '/apps/management/group/matrix' },
  parameters: {
    msw: [...operator({ permissions: ['admin-management', 'admin-vod'] }), ...platform.handlers],
  },
  beforeEach: () => {
    platform.reset([
      groupOf(1, { appId: ADMIN_APP_ID, name: 'Accounts', apiGroups: ['admin-user'] }),
      groupOf(2, { appId: ADMIN_APP_ID, name: 'Editors', apiGroups: [] }),
    ]);
  },
  play: async (play) => {
    const { canvas } = play;
    await expect(await boxOf(canvas, 'Media VOD for Accounts')).toHaveAccessibleDescription(
      'Has API groups you don’t have',
    );
    await expect(await boxOf(canvas, 'User accounts for Editors')).toHaveAccessibleDescription(
      'You don’t have this API group',
    );
    await tick(play, 'Media VOD for Accounts', 'User accounts for Editors', 'Media VOD for Editors');
    await expect(await canvas.findByText('1 group not saved')).toBeVisible();
  },
};

async function changeTwo(play: ScreenPlay) {
  await tick(play, 'Media VOD for Viewers', 'Media VOD for Editors');
  await expect(await play.canvas.findByText('2 groups not saved')).toBeVisible();
}

export const Phone: ScreenStory = {
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
