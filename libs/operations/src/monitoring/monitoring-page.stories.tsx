import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { listServerMetrics } from '../contract';
import { operationsScreens } from '../testing/operations-screens';
import { serverOf, serversOf } from '../testing/server-factory';
import { mockServers } from '../testing/server-handlers';

const platform = mockServers([
  serverOf(1),
  serverOf(2, { state: 'dead' }),
  serverOf(3, { kind: 'live', name: 'live-han-3' }),
]);
const PATH = '/apps/default-admin-app/product/monitor';

export default {
  title: 'Servers/Monitoring',
  ...screenStories({ feature: operationsScreens, at: PATH, onAddress: fn() }, operator(), platform),
};

/** One row of charts per server, the most urgent first, with one cursor. */
export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'Server monitoring' }));
    await table.findByRole('link', { name: 'live-han-1' });
    const [first, ...others] = table.getAllByRole('row').slice(1);
    await expect(within(first ?? document.body).getByText('Dead')).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('.console-mini-chart')).toHaveLength(12));
    const figures = () => others.map((row) => row.querySelector('.console-mini-chart')?.textContent);
    const latest = figures();
    const moment = canvas.getByRole('slider', { name: 'Moment' });
    await fireEvent.change(moment, { target: { value: '20' } });
    await waitFor(() => expect(figures()).not.toEqual(latest));
    await expect(new Set(figures()).size).toBe(1);
    await expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/\d\d:\d\d$/));
    await userEvent.click(canvas.getByText('7 d'));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${PATH}?range=7d`));
    await expect(table.getByRole('link', { name: 'live-han-1' })).toHaveAttribute(
      'href',
      expect.stringContaining('/apps/machine/0192f0c1-0000-7000-8000-000000000001'),
    );
  },
};

export const OfOneApp: ScreenStory = {
  args: { at: '/apps/studio-1/product/monitor?state=healthy' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–2 of 2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'live-han-3' })).toHaveAttribute(
      'href',
      expect.stringContaining('/apps/studio-1/product/live/machine/'),
    );
  },
};

export const NothingMatches: ScreenStory = {
  args: { at: `${PATH}?q=nothing` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches your search or filters')).toBeVisible();
  },
};

/** The servers stay when their metrics fail. */
export const MetricsFailed: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mock(listServerMetrics, () => respondWithError(500, { errors: ['the database is down'] })),
      ...mockServers(serversOf(3)).handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the load over time')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'live-han-1' })).toBeVisible();
  },
};
