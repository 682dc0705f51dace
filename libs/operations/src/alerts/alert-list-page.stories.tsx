// @see spec 3.6
import { mockRows } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { caughtFiles, openFilters } from '@console/ui/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listServers } from '../contract';
import { operationsScreens } from '../testing/operations-screens';
import { acknowledgedAlertOf, alertOf, clearedAlertOf } from '../testing/alert-factory';
import { mockAlerts } from '../testing/alert-handlers';
import { serverOf } from '../testing/server-factory';

const LIST = '/apps/default-admin-app/product/alerts';

const platform = mockAlerts([
  alertOf(1),
  alertOf(2),
  acknowledgedAlertOf(3),
  clearedAlertOf(4, { count: 12 }),
  alertOf(5, {
    kind: 'quota-exceeded',
    values: { resource: 'storage' },
    message: 'Storage is used up',
    server: null,
  }),
  alertOf(6, { kind: 'disk-nearly-full', values: {}, message: 'The disk is filling' }),
]);

export default {
  title: 'Alerts/List',
  ...screenStories({ feature: operationsScreens, at: LIST, onAddress: fn() }, operator(), platform),
};

const { saved, catchFiles } = caughtFiles();
const page = () => within(document.body);
const rowOf = async ({ canvas }: Pick<ScreenPlay, 'canvas'>, message: string) =>
  within((await canvas.findByText(message)).closest('tr') ?? document.body);

async function act({ canvas, userEvent }: ScreenPlay, name: string, entry: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: entry }));
}

async function choose({ canvas, userEvent }: ScreenPlay, filter: string, option: string, rows: string) {
  await openFilters({ canvas, userEvent });
  await userEvent.click(await canvas.findByRole('combobox', { name: filter }));
  await userEvent.click(await page().findByTitle(option));
  await expect(await canvas.findByText(rows)).toBeVisible();
}

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–5 of 5')).toBeVisible();
    const disk = await rowOf({ canvas }, '91% of the disk is full.');
    await expect(disk.getByRole('link', { name: 'Disk nearly full' })).toBeVisible();
    await expect(disk.getByText('Warning')).toBeVisible();
    await expect(disk.getByText('Open')).toBeVisible();
    await expect(disk.getByText('live-hcm-1')).toBeVisible();
    await expect(disk.getByText('–')).toBeInTheDocument();
    await expect(disk.getByRole('link', { name: 'Studio 1' })).toHaveAttribute(
      'href',
      `/apps/studio-1/product/alerts?from=${encodeURIComponent(LIST)}`,
    );
    await expect(disk.getByTitle(/^2026\/06\/08 14:55:00/)).toBeVisible();

    const stream = await rowOf({ canvas }, 'The stream news-1 was interrupted.');
    await expect(stream.getByText('lan.vu@signalbox.example')).toBeInTheDocument();
    const quota = await rowOf({ canvas }, 'Storage is used up');
    await expect(quota.getByRole('link', { name: 'quota-exceeded' })).toBeVisible();
    await expect(quota.getByText('Entire app')).toBeVisible();
    await expect(await canvas.findByText('The disk is filling')).toBeVisible();
    await expect(document.title).toBe('Alerts | Signalbox Admin');
  },
};

export const Filtered: ScreenStory = {
  args: { at: `${LIST}?kind=quota-exceeded` },
  play: async ({ canvas, userEvent, args }) => {
    const play = { canvas, userEvent };
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await choose(play, 'Type', 'All types', '1–5 of 5');
    await choose(play, 'Severity', 'Critical', '1–3 of 3');
    await choose(play, 'Status', 'Acknowledged', '1–1 of 1');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}?severity=critical&status=acknowledged`),
    );
    await choose(play, 'Severity', 'All severities', '1–1 of 1');
    await choose(play, 'Status', 'Cleared', '1–1 of 1');
    const cleared = await rowOf({ canvas }, 'The memory is at 88%.');
    await expect(cleared.getByText('1 hour, 30 minutes')).toBeInTheDocument();
    await expect(cleared.getByText('12')).toBeInTheDocument();
    await expect(cleared.queryByRole('button')).toBeNull();
    await choose(play, 'Status', 'All statuses', '1–6 of 6');
  },
};

export const OpenedByKey: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('91% of the disk is full.');
    await userEvent.keyboard('j');
    await userEvent.keyboard('{Enter}');
    await expect(await page().findByRole('dialog')).toBeVisible();
  },
};

export const OfOneServer: ScreenStory = {
  args: { at: `${LIST}?server=${alertOf(2).server?.id ?? ''}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–2 of 2')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter Resource: live-hcm-2' }),
    ).toBeVisible();
    await choose({ canvas, userEvent }, 'Resource', 'live-hcm-1', '1–2 of 2');
    await expect(await canvas.findByText('91% of the disk is full.')).toBeVisible();
  },
};

export const IncompleteServer: ScreenStory = {
  parameters: {
    msw: [...operator(), mockRows(listServers, [{ ...serverOf(1), kind: 5 }]), ...platform.handlers],
  },
  play: async ({ canvas, userEvent, args }) => {
    const { id, name } = serverOf(1);
    await openFilters({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Resource' }));
    await userEvent.click(await page().findByTitle(name));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}?server=${id}`));
  },
};

export const Acknowledged: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const play = { canvas, userEvent };
    const disk = await rowOf(play, '91% of the disk is full.');
    await act(play, 'Disk nearly full (live-hcm-1)', 'Acknowledge');
    await expect(await disk.findByText('operator@signalbox.example')).toBeInTheDocument();
    await expect(disk.getByText('Acknowledged')).toBeVisible();
    await expect(await page().findByText('“Disk nearly full” is acknowledged')).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Undo' }));
    await expect(await disk.findByText('Open')).toBeVisible();

    const stream = await rowOf(play, 'The stream news-1 was interrupted.');
    await act(play, 'Stream interrupted (live-hcm-1)', 'Unacknowledge');
    await expect(await stream.findByText('Open')).toBeVisible();
    await expect(platform.alerts.filter(({ status }) => status === 'open')).toHaveLength(5);
  },
};

export const OverMeanwhile: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const play = { canvas, userEvent };
    await expect(await canvas.findByText('1–5 of 5')).toBeVisible();
    platform.replace([clearedAlertOf(1), alertOf(2)]);
    await act(play, 'Disk nearly full (live-hcm-1)', 'Acknowledge');
    await expect(await page().findByText('This alert is over')).toBeVisible();
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
  },
};

export const ManyAcknowledged: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select Disk nearly full (live-hcm-1)' }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Server unreachable (live-hcm-2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge' }));
    const question = within(await page().findByRole('dialog', { name: 'Acknowledge 2 alerts?' }));
    await userEvent.click(await question.findByTestId('confirm'));
    const results = within(await page().findByRole('dialog', { name: 'Acknowledge' }));
    await expect(await results.findByText('2 done')).toBeVisible();
    await expect(platform.alerts.filter(({ status }) => status === 'acknowledged')).toHaveLength(3);
    await userEvent.click(results.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(platform.alerts.filter(({ status }) => status === 'acknowledged')).toHaveLength(1),
    );
  },
};

export const ManyResolved: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select Disk nearly full (live-hcm-1)' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Resolve' }));
    const question = within(await page().findByRole('dialog', { name: 'Resolve this alert?' }));
    await userEvent.click(await question.findByTestId('confirm'));
    await expect(await page().findByText('1 done')).toBeVisible();
    await expect(platform.alerts[0]).toMatchObject({
      status: 'cleared',
      resolvedBy: 'operator@signalbox.example',
    });
  },
};

export const AssignedAndMuted: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const play = { canvas, userEvent };
    const disk = await rowOf(play, '91% of the disk is full.');
    await act(play, 'Disk nearly full (live-hcm-1)', 'Assign to me');
    await expect(await disk.findByText('operator@signalbox.example')).toBeInTheDocument();
    await act(play, 'Disk nearly full (live-hcm-1)', 'Mute for 8 hours');
    await expect(await disk.findByText('Muted')).toBeInTheDocument();
    await act(play, 'Disk nearly full (live-hcm-1)', 'Unmute');
    await waitFor(() => expect(disk.queryByText('Muted')).toBeNull());
    await choose(play, 'Assignee', 'Assigned to me', '1–1 of 1');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}?assignee=operator%40signalbox.example`),
    );
  },
};

export const Exported: ScreenStory = {
  args: { at: `${LIST}?status=cleared` },
  beforeEach: () => {
    platform.reset();
    return catchFiles();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.content.text())?.replace('\uFEFF', '').split('\r\n') ?? [];
    await expect(lines.slice(0, 2)).toEqual([
      'Type,Message,Severity,Status,Resource,App,App ID,Raised,Assignee,Cleared,Duration,Times raised,Acknowledged by',
      'High memory usage,The memory is at 88%.,Information,Cleared,live-hcm-2,Studio 2,studio-2,2026/06/08 11:40:00,,2026/06/08 13:10:00,"1 hour, 30 minutes",12,',
    ]);
  },
};

export const OfOneApp: ScreenStory = {
  args: { at: '/apps/studio-2/product/alerts' },
  parameters: {
    msw: [...operator({ permissions: null, ownPermissions: ['admin-machine'] }), ...platform.handlers],
  },
  play: async ({ canvas, userEvent }) => {
    const play = { canvas, userEvent };
    await expect(await canvas.findByText('1–2 of 2')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'App' })).toBeNull();
    await act(play, 'Server unreachable (live-hcm-2)', 'Acknowledge');
    const row = await rowOf(play, 'The server is not responding.');
    await expect(await row.findByText('Acknowledged')).toBeVisible();
  },
};
