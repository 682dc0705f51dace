import { mock, respondWithError } from '@console/http/testing';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor } from 'storybook/test';
import { getSharedStream, type SharedStream } from '../contract';
import { live } from '../live.feature';

const LIVE: SharedStream = {
  name: 'Channel 1',
  state: 'live',
  startedAt: '2026-06-08T04:00:00.000Z',
  url: 'https://media.example/play/token/index.m3u8',
};
const OFF: SharedStream = { ...LIVE, state: 'off', startedAt: null, url: null };

const platform: { shared: SharedStream | undefined } = { shared: LIVE };

export default {
  title: 'Livestream/Shared stream',
  ...screenStories({ feature: live, at: '/live/abc', session: 'signed-out' }, [
    mock(getSharedStream, () => platform.shared ?? respondWithError(404)),
  ]),
};

export const Live: ScreenStory = {
  beforeEach: () => {
    platform.shared = LIVE;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Channel 1', level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Channel 1 | Signalbox'));
    platform.shared = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText(/^This stream isn’t available/)).toBeVisible();
  },
};

export const OffAir: ScreenStory = {
  beforeEach: () => {
    platform.shared = OFF;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The stream is not on air')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
    platform.shared = LIVE;
    // In place of the interval.
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const Unknown: ScreenStory = {
  beforeEach: () => {
    platform.shared = undefined;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This stream isn’t available/)).toBeVisible();
  },
};
