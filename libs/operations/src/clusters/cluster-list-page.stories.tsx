import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listServerClusters } from '../contract';
import { operationsScreens } from '../testing/operations-screens';
import { serverOf } from '../testing/server-factory';
import { mockServers } from '../testing/server-handlers';

const live = (number: number, cluster: string, changed: Parameters<typeof serverOf>[1] = {}) =>
  serverOf(number, { kind: 'live', cluster, ...changed });
const platform = mockServers([
  live(1, 'han-1'),
  live(2, 'han-1'),
  live(3, 'han-1'),
  live(4, 'sgn-1'),
  live(5, 'sgn-1', { state: 'dead' }),
  live(6, 'dad-1', { state: 'dead' }),
  serverOf(7, { kind: 'vod', cluster: 'vod-1' }),
]);
const PATH = '/apps/default-admin-app/product/live/clusters';

export default {
  title: 'Clusters/List',
  ...screenStories({ feature: operationsScreens, at: PATH, onAddress: fn() }, operator(), platform),
};

/** The most urgent first; a cluster leads to its servers. */
export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'Live clusters' }));
    await table.findByRole('link', { name: 'han-1' });
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'dad-1',
      'sgn-1',
      'han-1',
    ]);
    const [down, single, redundant] = rows.map((row) => within(row));
    await expect(down?.getByText('Down')).toBeVisible();
    await expect(single?.getByText('No failover')).toBeVisible();
    await expect(single?.getByText('1 of 2 up')).toBeVisible();
    for (const text of ['3 of 3 up', '41%', '9.36 Gbit/s', '12,600'])
      await expect(redundant?.getByText(text)).toBeVisible();
    // Of memory, and of CPU after a failure.
    await expect(redundant?.getAllByText('62%')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'HAN{Enter}');
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'han-1' }));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(
        expect.stringContaining('/apps/default-admin-app/product/live/machine?cluster=han-1'),
      ),
    );
  },
};

export const Empty: ScreenStory = {
  parameters: { msw: [...operator(), mock(listServerClusters, () => ({ data: [] }))] },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clusters yet')).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: {
    msw: [...operator(), mock(listServerClusters, () => respondWithError(500, { errors: ['down'] }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
