import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import {
  DEFAULT_SETTINGS,
  getSsaiEndpoint,
  getSsaiStatistics,
  listAdBreaks,
  listSsaiEndpoints,
  type SsaiEndpoint,
} from '../contract';
import { ssaiScreens } from '../testing/ssai-screens';

const NEWS: SsaiEndpoint = {
  ...DEFAULT_SETTINGS,
  id: 'endpoint-1',
  appId: 'studio-1',
  appName: 'Studio 1',
  name: 'News with ads',
  stream: { id: 'stream-1', name: 'Morning news', isLive: true },
  adServerUrl: 'https://ads.example/vast?cb=[CACHEBUSTING]',
  breakSource: 'schedule',
  nextBreakAt: null,
  createdAt: '2026-06-01T04:00:00.000Z',
};
const OFF = {
  ...NEWS,
  id: 'endpoint-2',
  name: 'Sports with ads',
  isOn: false,
  breakSource: 'manual' as const,
};
const DARK = { ...NEWS, id: 'endpoint-3', name: 'Music with ads', stream: { ...NEWS.stream, isLive: false } };
const listOf = (data: SsaiEndpoint[]) =>
  mock(listSsaiEndpoints, () => ({ data, total: data.length, page: 1, perPage: 20 }));

export default {
  title: 'SSAI/Endpoints',
  ...screenStories({ feature: ssaiScreens, at: '/apps/studio-1/product/ssai' }, [
    ...operator(),
    listOf([NEWS, OFF, DARK]),
  ]),
};

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Endpoints' }));
    const row = async (name: string) =>
      within((await table.findByRole('link', { name })).closest('tr') ?? document.body);
    await expect((await row('News with ads')).getByText('Running')).toBeVisible();
    await expect((await row('News with ads')).getByText('30 s every 15 min')).toBeVisible();
    await expect((await row('News with ads')).getByText('N/A')).toBeVisible();
    await expect((await row('Sports with ads')).getByText('Off')).toBeVisible();
    await expect((await row('Music with ads')).getByText('Stream is off')).toBeVisible();
  },
};

export const Empty: ScreenStory = {
  parameters: { msw: [...operator(), listOf([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No endpoints yet')).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: { msw: [...operator(), mock(listSsaiEndpoints, () => respondWithError(503))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const BreaksFailed: ScreenStory = {
  args: { at: `/apps/studio-1/product/ssai/${NEWS.id}` },
  parameters: {
    msw: [
      ...operator(),
      listOf([NEWS]),
      mock(getSsaiEndpoint, () => ({ ...NEWS, etag: '"1"' })),
      mock(listAdBreaks, () => respondWithError(500)),
      mock(getSsaiStatistics, () => respondWithError(500)),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the breaks')).toBeVisible();
    await expect(canvas.queryByText(/^No breaks yet/)).toBeNull();
    await expect(await canvas.findAllByText('–')).not.toHaveLength(0);
    await waitFor(() => expect(canvas.queryByRole('status', { name: /^Impressions/ })).toBeNull());
  },
};
