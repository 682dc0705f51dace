import { mock, respondWithError } from '@console/http/testing';
import { type ConsoleFeature, useConsole } from '@console/shell-layout';
import { sampleMenu, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listNotifications, markNotificationsRead, type Notification } from '../contract';
import { workspaceOperator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

const ACTIVITIES = [
  { kind: 'export', title: 'Users.csv', done: 3, failed: 0, skipped: 0 },
  { kind: 'bulk', title: 'Archive', done: 3, failed: 1, skipped: 2 },
] as const;

function Screen() {
  const { activity } = useConsole();
  return (
    <>
      <h1>A screen</h1>
      {ACTIVITIES.map((finished) => (
        <button
          key={finished.kind}
          type="button"
          onClick={() => activity.add({ ...finished, to: '/apps/accounts', at: Date.now() })}
        >
          {finished.title}
        </button>
      ))}
    </>
  );
}

const feature: ConsoleFeature = {
  ...sampleMenu(Screen),
  ...workspace,
  objects: () =>
    Promise.resolve({
      alert: {
        path: ({ id }) => `/apps/dashboard?alert=${id}`,
        texts: ({ subtitle }) => ({ title: 'High CPU load', detail: subtitle ?? '' }),
        message: () => 'The CPU is at 93%.',
      },
      invoice: { path: ({ id }) => `/apps/dashboard?invoice=${id}` },
      member: { path: ({ id }) => `/apps/dashboard?member=${id}` },
    }),
};

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const notificationOf = (changed: Partial<Notification>): Notification => ({
  id: 'one',
  kind: 'alert',
  at: minutesAgo(1),
  isRead: false,
  app: { id: 'redwood', name: 'Redwood' },
  object: { id: 'alert-1', name: 'high-cpu' },
  severity: 'critical',
  values: {},
  message: null,
  amount: null,
  ...changed,
});
const NOTIFICATIONS = [
  notificationOf({ server: 'live-1' }),
  notificationOf({
    id: 'two',
    kind: 'invoice-overdue',
    at: minutesAgo(90),
    object: { id: '7', name: 'INV-7' },
  }),
  notificationOf({
    id: 'three',
    kind: 'invitation-accepted',
    at: minutesAgo(300),
    object: { id: 'm', name: 'mai@example.com' },
  }),
];

const markedRead = fn<(until: string) => void>();

export default {
  title: 'Notification center',
  ...screenStories({ feature, at: '/apps/accounts', onAddress: fn() }, [
    mock(listNotifications, () => ({ data: NOTIFICATIONS, unread: 2, readUntil: minutesAgo(200) })),
    mock(markNotificationsRead, ({ body: { until } }) => {
      markedRead(until);
      return { readUntil: until };
    }),
    ...workspaceOperator(),
  ]),
  beforeEach: () => {
    markedRead.mockReset();
  },
};

async function openNotifications({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
  return within(await within(document.body).findByRole('dialog', { name: 'Notifications' }));
}

export const SinceLastVisit: ScreenStory = {
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    const button = await canvas.findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('2 unread'));
    const list = await openNotifications(play);
    const news = within(await list.findByRole('region', { name: 'Since your last visit' }));
    await expect(news.getAllByRole('link')).toHaveLength(2);
    await expect(news.getByRole('link', { name: /^INV-7 is overdue/ })).toBeVisible();
    const earlier = within(list.getByRole('region', { name: 'Earlier' }));
    await expect(earlier.getByRole('link', { name: /^mai@example.com accepted/ })).toBeVisible();
    await waitFor(() => expect(button).toHaveAccessibleDescription('0 unread'));
    await expect(markedRead.mock.calls).toEqual([[NOTIFICATIONS[0]?.at]]);
    // The division stays until the list is opened again.
    await expect(news.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(
      news.getByRole('link', { name: /^High CPU load.*live-1 · Redwood · The CPU is at 93%/ }),
    );
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard?alert=alert-1'));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const FinishedActivities: ScreenStory = {
  parameters: { msw: workspaceOperator() },
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    for (const { title } of ACTIVITIES)
      await userEvent.click(await canvas.findByRole('button', { name: title }));
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('2 unread'));
    const list = await openNotifications(play);
    await expect(button).toHaveAccessibleDescription('0 unread');
    await expect(
      await list.findByRole('link', { name: /Finished: Archive.*3 done, 1 failed, 2 skipped/ }),
    ).toBeVisible();
    await userEvent.click(list.getByRole('link', { name: /Export finished.*Users.csv, 3 rows/ }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/accounts'));
  },
};

export const Empty: ScreenStory = {
  parameters: { msw: workspaceOperator() },
  play: async (play) => {
    const list = await openNotifications(play);
    await expect(await list.findByText('No notifications in the last 14 days')).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: { msw: [mock(listNotifications, () => respondWithError(500)), ...workspaceOperator()] },
  play: async (play) => {
    const list = await openNotifications(play);
    await expect(await list.findByText('Couldn’t load the notifications')).toBeVisible();
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Absent: ScreenStory = {
  parameters: { msw: [mock(listNotifications, () => respondWithError(404)), ...workspaceOperator()] },
  play: async (play) => {
    const list = await openNotifications(play);
    await expect(await list.findByText('Exports and bulk actions of this session appear here')).toBeVisible();
  },
};
