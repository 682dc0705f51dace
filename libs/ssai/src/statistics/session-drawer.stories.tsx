import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, within } from 'storybook/test';
import {
  getAdSession,
  getSsaiStatistics,
  listAdBreaks,
  listSessionBreaks,
  listSsaiEndpoints,
  type RecordedBreak,
} from '../contract';
import { ssaiScreens } from '../testing/ssai-screens';

const NO_ROWS = { data: [], total: 0, page: 1, perPage: 20 };
const AT = '2026-06-01T04:00:00.000Z';

const RECORD: RecordedBreak = {
  session: 'session-1',
  endpointId: 'endpoint-1',
  endpointName: 'News with ads',
  breakId: 'break-1',
  revision: 1,
  startsAt: AT,
  plannedMs: 30_000,
  request: { url: 'https://ads.example/vast', sentAt: AT, ms: 80, result: 'ads', hops: 2, problem: null },
  ads: [
    {
      key: 'soup',
      adId: '1',
      title: 'Soup',
      advertiser: 'Kitchen',
      declaredMs: 15_000,
      ms: 15_000,
      skip: null,
    },
    {
      key: 'tea',
      adId: '2',
      title: 'Tea',
      advertiser: 'Kitchen',
      declaredMs: 45_000,
      ms: 45_000,
      skip: 'too-long',
    },
  ],
  isDecided: true,
  filledMs: 15_000,
  slateMs: 15_000,
  beacons: [{ ad: 0, event: 'impression', state: 'failed', at: AT, urls: 1 }],
  vast: null,
  failedStage: 'reported',
};

const others = [
  mock(getSsaiStatistics, () => respondWithError(503)),
  mock(listAdBreaks, () => NO_ROWS),
  mock(listSsaiEndpoints, () => NO_ROWS),
];

export default {
  title: 'SSAI/Session',
  ...screenStories(
    { feature: ssaiScreens, at: '/apps/studio-1/product/ssai/statistics/sessions/session-1' },
    [
      ...operator(),
      ...others,
      mock(getAdSession, () => ({
        session: 'session-1',
        appId: 'studio-1',
        endpoint: { id: 'endpoint-1', name: 'News with ads' },
        captureUntil: null,
        breaks: [RECORD],
      })),
    ],
  ),
};

const drawer = async () => within(await within(document.body).findByRole('dialog', { name: 'Session' }));

/** The first stage that failed is marked, and each ad that was not shown has its reason. */
export const Recorded: ScreenStory = {
  play: async () => {
    const opened = await drawer();
    const stages = within(await opened.findByRole('list', { name: 'Stages' }));
    await expect(stages.getByText('Reported').closest('li')).toHaveAttribute('title', 'Failed');
    await expect(stages.getByText('Inserted').closest('li')).toHaveAttribute('title', 'Done');
    await expect(opened.getByText('Too long for the break')).toBeVisible();
    await expect(opened.getByText(/Impression: failed/)).toBeVisible();
    await expect(opened.getByRole('link', { name: 'News with ads' })).toHaveAttribute(
      'href',
      '/apps/studio-1/product/ssai/endpoint-1',
    );
  },
};

/** A break has more sessions than are listed. */
export const Break: ScreenStory = {
  args: { at: '/apps/studio-1/product/ssai/statistics/breaks/break-1' },
  parameters: {
    msw: [
      ...operator(),
      ...others,
      mock(listSessionBreaks, () => ({ data: [RECORD], total: 2_300, page: 1, perPage: 100 })),
    ],
  },
  play: async () => {
    const opened = within(await within(document.body).findByRole('dialog', { name: 'Ad break' }));
    await expect(await opened.findByText('The first 1 of 2,300')).toBeVisible();
    await expect(opened.getByRole('link', { name: 'News with ads' })).toBeVisible();
  },
};

export const Unknown: ScreenStory = {
  parameters: { msw: [...operator(), ...others, mock(getAdSession, () => respondWithError(404))] },
  play: async () => {
    await expect(await (await drawer()).findByText('This session had no ad break.')).toBeVisible();
  },
};

export const StatisticsForbidden: ScreenStory = {
  args: { at: `/apps/studio-1/product/ssai/statistics?endpointId=deleted` },
  parameters: {
    msw: [
      ...operator(),
      mock(listSsaiEndpoints, () => NO_ROWS),
      mock(listAdBreaks, () => respondWithError(403)),
      mock(getSsaiStatistics, () => respondWithError(403)),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter SSAI endpoint: Selected endpoint' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^You don’t have access/)).toBeVisible();
    await expect(canvas.queryByText('Couldn’t load the statistics')).toBeNull();
  },
};
