import { mock, respondWithError } from '@console/http/testing';
import { renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta = {
  title: 'Livestream/Shared stream',
  render: renderFeatureScreen,
  args: { feature: live, at: '/live/abc', session: 'signed-out' },
  parameters: { msw: [mock(getSharedStream, () => platform.shared ?? respondWithError(404))] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
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

export const OffAir: Story = {
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

export const Unknown: Story = {
  beforeEach: () => {
    platform.shared = undefined;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This stream isn’t available/)).toBeVisible();
  },
};
