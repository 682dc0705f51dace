// @see spec 3.6
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operationsScreens } from '../testing/operations-screens';
import { alertOf, clearedAlertOf } from '../testing/alert-factory';
import { mockAlerts } from '../testing/alert-handlers';

const LIST = '/apps/default-admin-app/product/alerts';
const DISK = alertOf(1, { count: 3, lastRaisedAt: '2026-06-08T08:30:00.000Z' });
const OVER = clearedAlertOf(2);

const OF_STREAM = alertOf(3, {
  server: null,
  stream: { id: 'stream-1', name: 'news-1' },
  kind: 'stream-slow',
  values: { stream: 'news-1', speed: 0.8 },
});

const platform = mockAlerts([DISK, OVER, OF_STREAM]);

export default {
  title: 'Alerts/Drawer',
  ...screenStories(
    { feature: operationsScreens, at: `${LIST}/${DISK.id}?severity=warning`, onAddress: fn() },
    operator(),
    platform,
  ),
};

const page = () => within(document.body);
const drawerOf = async (title: string) => within(await page().findByRole('dialog', { name: title }));

export const Filled: ScreenStory = {
  play: async ({ userEvent, args }) => {
    const drawer = await drawerOf('Disk nearly full');
    await expect(drawer.getByText('91% of the disk is full.')).toBeVisible();
    await expect(drawer.getByText('2026/06/08 14:55:00')).toBeVisible();
    await expect(drawer.getByText('2026/06/08 15:30:00')).toBeVisible();
    await expect(drawer.getByText('Asia/Ho_Chi_Minh')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'All alerts of this server' })).toHaveAttribute(
      'href',
      `/apps/studio-1/product/alerts?server=${DISK.server?.id ?? ''}&status=all`,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}?severity=warning`);
  },
};

export const Discussed: ScreenStory = {
  play: async ({ userEvent }) => {
    const drawer = await drawerOf('Disk nearly full');
    await userEvent.click(await drawer.findByRole('combobox', { name: 'Assignee' }));
    await userEvent.click(await page().findByTitle('Minh Tran (minh.tran@signalbox.example)'));
    await waitFor(() =>
      expect(platform.alerts[0]).toMatchObject({ assignee: 'minh.tran@signalbox.example' }),
    );
    await expect(await drawer.findByText('No comments yet')).toBeVisible();
    const field = drawer.getByRole('textbox', { name: 'New comment' });
    await userEvent.type(field, 'A re-encode is running.');
    await userEvent.click(drawer.getByRole('button', { name: 'Comment' }));
    await expect(await drawer.findByRole('listitem')).toHaveTextContent('A re-encode is running.');
    await expect(field).toHaveValue('');

    await userEvent.click(drawer.getByRole('button', { name: 'Resolve' }));
    const question = within(await page().findByRole('dialog', { name: 'Resolve this alert?' }));
    await expect(platform.alerts[0]).not.toMatchObject({ status: 'cleared' });
    await userEvent.click(question.getByTestId('confirm'));
    await expect(await drawer.findByText('Resolved by')).toBeVisible();
    await expect(drawer.queryByRole('combobox', { name: 'Assignee' })).toBeNull();
  },
};

export const Over: ScreenStory = {
  args: { at: `${LIST}/${OVER.id}` },
  play: async () => {
    const drawer = await drawerOf('Server unreachable');
    await expect(drawer.getByText('1 hour, 30 minutes')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /cknowledge/ })).toBeNull();
  },
};

export const OfStream: ScreenStory = {
  args: { at: `${LIST}/${OF_STREAM.id}` },
  play: async () => {
    const drawer = await drawerOf('Stream slower than real time');
    await expect(drawer.getByText('The input of news-1 arrives at 0.8× real time.')).toBeVisible();
    await expect(drawer.getByText('news-1')).toBeVisible();
  },
};

export const OfAnotherApp: ScreenStory = {
  args: { at: `/apps/studio-2/product/alerts/${DISK.id}` },
  play: async () => {
    const drawer = await drawerOf('Alert');
    await expect(await drawer.findByText('Alert not found')).toBeVisible();
  },
};
