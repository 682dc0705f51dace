// @see spec 2.3, 3.6, 4.6
import { mock, respondWithError } from '@console/http/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { channelPage, channelsOf, listChannels, LiveChannels } from '../../testing/sample-channels';
import { sampleFeature } from '../../testing/sample-feature';

const HELPERS = { access: ['lan.vu@signalbox.example'] };

/** What the platform says when the list is asked for: the first answer is of 40 channels, each later one of a channel more. */
const asked = fn(() => 200);
const served = mock(listChannels, ({ query }) => {
  const status = asked();
  if (status !== 200) respondWithError(status, { errors: 'the database is resting' });
  return channelPage(channelsOf(39 + asked.mock.calls.length), query);
});

const meta = {
  title: 'Kit/Live list',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(LiveChannels), at: '/apps/sample', onAddress: fn() },
  parameters: { msw: [...operator({ helpers: HELPERS }), served] },
  beforeEach: () => {
    asked.mockReset();
    asked.mockReturnValue(200);
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function reload({ canvas, userEvent }: Play) {
  await canvas.findByText('1–20 of 40');
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
}

/** When it was read is told, and it can be read again: its rows stay meanwhile. */
export const Reloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Last updated \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
    await reload({ canvas, userEvent });
    await expect(await canvas.findByText('1–20 of 41')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Out of date' })).toBeNull();
  },
};

/** Reading it again fails: what was read stays, says how old it is and why, until another try brings it up to date. */
export const Stale: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 40');
    asked.mockReturnValueOnce(500);
    await reload({ canvas, userEvent });
    const stale = within(await canvas.findByRole('group', { name: 'Out of date' }));
    await expect(
      stale.getByText(/^What you see is as of \d{4}.*: it could not be loaded again\.$/),
    ).toBeVisible();
    await expect(stale.getByText('The database is resting')).toBeVisible();
    await expect(canvas.getByText('Channel 00001')).toBeVisible();
    await userEvent.click(stale.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Out of date' })).toBeNull());
    await expect(canvas.getByText('Channel 00001')).toBeVisible();
  },
};

/** Nothing was read before: there is nothing to show in its place. */
export const Failed: Story = {
  beforeEach: () => {
    asked.mockReturnValue(500);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(canvas.queryByText(/Last updated/)).toBeNull();
  },
};

/** The platform refuses it: what that takes and who can help, and nothing of what was read before. */
export const Forbidden: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('1–20 of 40');
    asked.mockReturnValue(403);
    await reload({ canvas, userEvent });
    await expect(
      await canvas.findByRole('heading', { name: 'You don’t have access to “Channels”' }),
    ).toBeVisible();
    await expect(canvas.getByText('API group Livestream (admin-livestream)')).toBeVisible();
    await expect(canvas.getByText('lan.vu@signalbox.example')).toBeVisible();
    await expect(canvas.queryByText('Channel 00001')).toBeNull();
    await expect(args.onAddress).not.toHaveBeenCalledWith('/403');
  },
};

export const StaleLight: Story = { ...Stale, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Cập nhật lúc /)).toBeVisible();
    asked.mockReturnValueOnce(500);
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lại' }));
    await expect(await canvas.findByRole('group', { name: 'Dữ liệu cũ' })).toBeVisible();
  },
};
