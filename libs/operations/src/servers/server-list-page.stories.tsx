// @see spec 2.3, 4.6
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { caughtFiles, openFilters } from '@console/ui/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operationsScreens } from '../testing/operations-screens';
import { newServerOf, serverOf, serversOf } from '../testing/server-factory';
import { mockServers } from '../testing/server-handlers';

const load = { cpu: 0, memory: 0, disk: 0, inMbps: 0, outMbps: 0, streams: 0, viewers: 0 };

const platform = mockServers([
  serverOf(1, { note: 'Two discs were changed in May.\nAsk Lan before a restart.' }),
  serverOf(2, { state: 'warning', load: { ...load, cpu: 85, memory: 89.9 } }),
  serverOf(3, { state: 'dead', lastHeartbeatAt: '2026-06-08T04:00:00.000Z' }),
  newServerOf(4),
  serverOf(5, { state: 'unlicensed', license: { state: 'expired', expiresAt: '2026-05-01T16:59:59.000Z' } }),
]);

const LIST = '/apps/machine';
const HELPERS = { access: ['lan.vu@signalbox.example'], accounts: ['lan.vu@signalbox.example'] };

export default {
  title: 'Servers/List',
  ...screenStories(
    { feature: operationsScreens, at: LIST, onAddress: fn() },
    operator({ helpers: HELPERS }),
    platform,
  ),
};

const { saved, catchFiles } = caughtFiles();
const page = () => within(document.body);
const rowOf = async ({ canvas }: Pick<ScreenPlay, 'canvas'>, name: string) =>
  within((await canvas.findByRole('link', { name })).closest('tr') ?? document.body);

async function choose({ canvas, userEvent }: ScreenPlay, filter: string, option: string) {
  await openFilters({ canvas, userEvent });
  await userEvent.click(await canvas.findByRole('combobox', { name: filter }));
  await userEvent.click(await page().findByTitle(option));
}

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–5 of 5')).toBeVisible();
    const names = canvas.getAllByRole('link', { name: /-han-\d$/ }).map((link) => link.textContent);
    await expect(names).toEqual(['live-han-4', 'vod-han-5', 'media-han-3', 'vod-han-2', 'live-han-1']);
    const fresh = await rowOf({ canvas }, 'live-han-4');
    await expect(fresh.getByText('Unlicensed')).toBeVisible();
    await expect(fresh.getByText('Never')).toBeVisible();
    const expired = await rowOf({ canvas }, 'vod-han-5');
    await expect(expired.getByText('Expired on 2026-05-01')).toBeInTheDocument();
    const busy = await rowOf({ canvas }, 'vod-han-2');
    await expect(busy.getByText('CPU 85%')).toBeVisible();
    await expect(busy.getByText('85%')).toBeVisible();
    await expect(busy.getByText('89%')).toBeVisible();
    const well = await rowOf({ canvas }, 'live-han-1');
    for (const text of ['Healthy', 'Studio 1', 'studio-1', '198.18.0.1', '41%', '3.12 Gbit/s', '4,200']) {
      await expect(well.getByText(text)).toBeVisible();
    }
    await expect(well.getByText('Until 2027-03-01')).toBeInTheDocument();
    await expect(well.getByTitle(/^2026\/06\/08 15:59:48/)).toBeVisible();
    await expect(canvas.getByText(/^Last updated /)).toBeVisible();
    await expect(document.title).toBe('Server | Signalbox Admin');
  },
};

export const Filtered: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const steps = [
      ['License', 'Missing or expired', 'license=lacking', '1–2 of 2'],
      ['Type', 'VOD', 'license=lacking&kind=vod', '1–1 of 1'],
      ['Cluster', 'han-1-1 (2)', 'license=lacking&kind=vod&cluster=han-1-1', '1–1 of 1'],
    ] as const;
    for (const [filter, option, query, rows] of steps) {
      await choose({ canvas, userEvent }, filter, option);
      await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`/apps/machine?${query}`));
      await expect(await canvas.findByText(rows)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'vod-han-5' })).toBeVisible();
  },
};

export const OfOneApp: ScreenStory = {
  args: { at: '/apps/studio-1/product/live/machine?appId=studio-2&kind=vod' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Live servers', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'live-han-1' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'App' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    await openFilters({ canvas, userEvent });
    await expect(await canvas.findByRole('combobox', { name: 'License' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Type' })).toBeNull();
  },
};

export const Exported: ScreenStory = {
  args: { at: '/apps/machine?sort=name' },
  parameters: { msw: [...operator(), ...mockServers(serversOf(130)).handlers] },
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.content.text())?.split('\r\n') ?? [];
    await expect(lines).toHaveLength(1 + 130 + 1);
    await expect(lines[0]).toBe(
      'Name,IP address,ID,State,CPU,Memory,Egress (Mbit/s),Viewers,Streams,Ingress (Mbit/s),Disk,App,App ID,Type,Last heartbeat,Cluster,Version,License',
    );
    await expect(lines[1]).toBe(
      'live-han-1,198.18.0.1,0192f0c1-0000-7000-8000-000000000001,Healthy,41.5,62,3120,4200,12,124.4,30,Studio 1,studio-1,Live,2026/06/08 15:59:48,han-1-1,4.8.2,Until 2027-03-01',
    );
  },
};

export const ReadOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent, args }) => {
    const add = await canvas.findByRole('button', { name: 'Add server' });
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: live-han-4' }));
    await userEvent.click(await page().findByRole('menuitem', { name: /^Add license/ }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(await why.findByText('Your account is view-only')).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalledWith(expect.stringContaining('license'));
  },
};
