// @see spec 2.3
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getServerMetrics } from '../contract';
import { alertOf } from '../testing/alert-factory';
import { mockAlerts } from '../testing/alert-handlers';
import { auditEntryOf } from '../testing/audit-factory';
import { mockAuditLog } from '../testing/audit-handlers';
import { mockMetrics } from '../testing/metrics-handlers';
import { operationsScreens } from '../testing/operations-screens';
import { newServerOf, serverOf } from '../testing/server-factory';
import { mockServers } from '../testing/server-handlers';

const load = { cpu: 88, memory: 61, disk: 30, inMbps: 120, outMbps: 4_100, streams: 5, viewers: 1_702 };
const recordings = { usedBytes: 850_000_000, budgetBytes: 1_000_000_000 };
const platform = mockServers([
  serverOf(1, { state: 'warning', load, note: 'Ask Lan before a restart.', recordings }),
  serverOf(2, { state: 'dead', lastHeartbeatAt: '2026-06-08T04:00:00.000Z' }),
  newServerOf(3),
]);
const [BUSY, DEAD, FRESH] = platform.servers.map(({ id, name }) => ({ id, name }));
const server = { id: BUSY?.id ?? '', name: BUSY?.name ?? '' };
const raisedAt = new Date(Date.now() - 60 * 60_000).toISOString();
const ALERT = alertOf(1, { kind: 'high-cpu', values: { percent: 88 }, server, raisedAt });
const data = [
  ...operator(),
  ...platform.handlers,
  ...mockAlerts([ALERT, alertOf(2)]).handlers,
  ...mockAuditLog([auditEntryOf(1, 'server.note', { object: { type: 'server', ...server } })]),
];

const LIST = '/apps/machine';
const DRAWER = `${LIST}/${server.id}`;

export default {
  title: 'Servers/Detail',
  ...screenStories({ feature: operationsScreens, at: DRAWER, onAddress: fn() }, data),
  beforeEach: platform.reset,
};

const page = () => within(document.body);
const drawerOf = async (name = server.name) => within(await page().findByRole('dialog', { name }));

/** The graphs of a busy server with its alert, in a drawer next to the list. */
export const Drawer: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const drawer = await drawerOf();
    await expect(await drawer.findByText('CPU at 88%, over the limit of 85%')).toBeVisible();
    await expect(drawer.getByText('Streams: 5 · Viewers: 1,702')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'han-1-1' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${LIST}?cluster=han-1-1`),
    );
    for (const name of ['CPU', 'Memory', 'Network', 'Viewers', 'Streams', 'Disk'])
      await expect(await drawer.findByRole('application', { name })).toBeVisible();
    await expect(drawer.getByText(/^811\sMB of 954\sMB$/)).toBeVisible();
    await expect(drawer.getByText('Ask Lan before a restart.')).toBeVisible();
    await expect(await drawer.findByText('Change note')).toBeVisible();
    await expect(await drawer.findByRole('link', { name: 'High CPU load' })).toBeVisible();

    await userEvent.click(drawer.getByText('7 d'));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${DRAWER}?range=7d`));

    // The list next to it stays usable.
    await userEvent.click(canvas.getByRole('link', { name: DEAD?.name ?? '' }));
    const other = await drawerOf(DEAD?.name);
    await expect(await other.findByText(/^No heartbeat for more than 60 seconds\./)).toBeVisible();
    await userEvent.click(other.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

/** The cursor of the keyboard reads the alert out, and Enter opens it; the pointer has a link at its moment. */
export const AlertInGraph: ScreenStory = {
  play: async ({ userEvent, args }) => {
    const drawer = await drawerOf();
    const cpu = await drawer.findByRole('application', { name: 'CPU' });
    await waitFor(() => expect(cpu.querySelector('.console-chart-event')).not.toBeNull());
    cpu.focus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    const figure = within(cpu.closest('figure') ?? document.body);
    for (let steps = 0; steps < 4 && !figure.queryByText(/The CPU is at 88%/); steps += 1)
      await userEvent.keyboard('{ArrowLeft}');
    await expect(figure.getByText(/The CPU is at 88%/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(
        expect.stringContaining(`/apps/default-admin-app/product/alerts/${ALERT.id}`),
      ),
    );
  },
};

export const Page: ScreenStory = {
  args: { at: `${DRAWER}/detail?range=1h` },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: server.name, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1 h' })).toBeChecked();
    await expect(await canvas.findByRole('application', { name: 'CPU' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Server' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', LIST);
  },
};

export const NeverReported: ScreenStory = {
  args: { at: `${LIST}/${FRESH?.id ?? ''}` },
  parameters: { msw: [...mockMetrics({ since: Infinity }), ...data] },
  play: async () => {
    const drawer = await drawerOf(FRESH?.name);
    await expect(await drawer.findByText('The server reported nothing in this period')).toBeVisible();
    await expect(drawer.getByText('Never')).toBeVisible();
    await expect(await drawer.findByText('No alerts yet')).toBeVisible();
  },
};

export const GraphsFailed: ScreenStory = {
  parameters: {
    msw: [mock(getServerMetrics, () => respondWithError(500, { errors: ['the database is down'] })), ...data],
  },
  play: async () => {
    const drawer = await drawerOf();
    await expect(await drawer.findByText('Couldn’t load the load over time')).toBeVisible();
    await expect(drawer.getByText('Ask Lan before a restart.')).toBeVisible();
  },
};

/** A platform without metrics: no graphs and no error. */
export const WithoutMetrics: ScreenStory = {
  parameters: { msw: [mock(getServerMetrics, () => respondWithError(501)), ...data] },
  play: async () => {
    const drawer = await drawerOf();
    await expect(await drawer.findByRole('link', { name: 'High CPU load' })).toBeVisible();
    await expect(drawer.queryByText('Couldn’t load the load over time')).toBeNull();
    await expect(drawer.queryByRole('application')).toBeNull();
  },
};

export const OfAnotherApp: ScreenStory = {
  args: { at: `/apps/studio-2/product/live/machine/${server.id}` },
  play: async () => {
    await expect(await page().findByText('Server not found')).toBeVisible();
  },
};
