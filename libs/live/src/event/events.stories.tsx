import { mock } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { getEvent, type EventChannel } from '../contract';
import { eventOf, mockChannels } from '../testing/channel-handlers';
import { liveScreens } from '../testing/live-screens';
import { mockStreams, streamOf } from '../testing/stream-handlers';

const platform = mockChannels();
const streams = mockStreams([streamOf(1), streamOf(2)]);
const LIST = '/apps/studio-1/product/event';

export default {
  title: 'Event channels',
  ...screenStories(
    { feature: liveScreens, at: LIST, onAddress: fn() },
    [...operator(), ...streams.handlers],
    platform,
  ),
};

const hours = (number: number) => number * 3_600_000;
const onAirOf = (now: number): EventChannel => ({
  ...eventOf(now),
  phase: 'live',
  startsAt: new Date(now - hours(1)).toISOString(),
  opensAt: new Date(now - hours(1)).toISOString(),
  endsAt: new Date(now + hours(1)).toISOString(),
  closesAt: new Date(now + hours(1)).toISOString(),
});

const page = () => within(document.body);

export const List: ScreenStory = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Event channels' }));
    await expect(await table.findByText('Premiere')).toBeVisible();
    await expect(table.getByText('Scheduled')).toBeVisible();
    await expect(table.getByRole('timer')).toHaveTextContent(/Starts in (99|100) days \d\d:\d\d:\d\d/);
  },
};

export const Canceled: ScreenStory = {
  args: { at: `${LIST}/event-1` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('60 min: Soon')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Cancel event' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Cancel Premiere?' }));
    await userEvent.click(dialog.getByTestId('confirm'));
    await expect(await canvas.findByText('Canceled')).toBeVisible();
  },
};

export const StoppedOnAir: ScreenStory = {
  args: { at: `${LIST}/event-1` },
  parameters: {
    msw: [
      mock(getEvent, () => ({ ...onAirOf(Date.now()), state: 'off' as const, etag: '"1"' })),
      ...operator(),
      ...streams.handlers,
      ...platform.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
  },
};

export const Scheduled: ScreenStory = {
  args: { at: `${LIST}/add` },
  play: async ({ userEvent, args }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Schedule event' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Final');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Stream' }));
    await userEvent.click(await page().findByTitle('Channel 2'));
    await fireEvent.change(dialog.getByLabelText('Starts'), { target: { value: '2040-05-01T20:00' } });
    await fireEvent.change(dialog.getByLabelText('Ends'), { target: { value: '2040-05-01T22:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}/event-1`));
  },
};
