import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, within } from 'storybook/test';
import { mockChannels } from '../testing/channel-handlers';
import { liveScreens } from '../testing/live-screens';
import { mockStreams, streamOf } from '../testing/stream-handlers';

const platform = mockChannels();
const streams = mockStreams([streamOf(1), streamOf(2)]);
const LIST = '/apps/studio-1/product/playout';

export default {
  title: 'Playout',
  ...screenStories(
    { feature: liveScreens, at: LIST, onAddress: fn() },
    [...operator(), ...streams.handlers],
    platform,
  ),
};

const page = () => within(document.body);

export const List: ScreenStory = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Playout channels' }));
    await expect(await table.findByText('Movies')).toBeVisible();
    await expect(table.getByText('Morning show')).toBeVisible();
    await expect(table.getByText('1 problem')).toBeVisible();
  },
};

export const Week: ScreenStory = {
  args: { at: `${LIST}/playout-1` },
  play: async ({ canvas, userEvent }) => {
    const monday = within(await canvas.findByRole('region', { name: 'Monday' }));
    await expect(monday.getByText('08:00–09:00')).toBeVisible();
    await expect(monday.getByText('09:00–20:00')).toBeVisible();
    await expect(canvas.getByText(/the stream is off/)).toBeVisible();
    await userEvent.click(monday.getByRole('button', { name: 'Actions for Monday' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Copy day' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Copy Monday?' }));
    await userEvent.click(dialog.getByTestId('confirm'));
    const tuesday = within(canvas.getByRole('region', { name: 'Tuesday' }));
    await expect(await tuesday.findByText('Evening movie')).toBeVisible();
    await userEvent.click(
      tuesday.getByRole('button', { name: 'Add an item in the gap Tuesday 09:00–20:00' }),
    );
    const item = within(await page().findByRole('dialog', { name: 'Add item' }));
    await expect(item.getByLabelText('Start')).toHaveValue('09:00');
    await userEvent.type(item.getByRole('textbox', { name: 'Title' }), 'News');
    await userEvent.click(item.getByRole('button', { name: 'Add' }));
    await expect(await tuesday.findByText('09:00–10:00')).toBeVisible();
  },
};

export const LiveTaken: ScreenStory = {
  args: { at: `${LIST}/playout-1` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Live stream' }));
    await userEvent.click(await page().findByTitle('Channel 1'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take live' }));
    await expect(await canvas.findByText(/in place of the schedule/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to schedule' }));
    await expect(await canvas.findByRole('combobox', { name: 'Live stream' })).toBeVisible();
  },
};

export const BreakLength: ScreenStory = {
  args: { at: `${LIST}/playout-1/items/new?day=2&start=600` },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Add item' }));
    const length = dialog.getByRole('spinbutton', { name: 'Length of each break' });
    await userEvent.clear(length);
    await userEvent.type(length, '30');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Ad breaks' }), '20:00{Enter}');
    await expect(dialog.getByTitle('20:00')).toBeVisible();
    await expect(length).toHaveValue('30');
    await userEvent.click(within(dialog.getByTitle('20:00')).getByLabelText('close'));
    await expect(dialog.queryByTitle('20:00')).toBeNull();
    await expect(length).toHaveValue('30');
  },
};

export const VideoWithBreaks: ScreenStory = {
  args: {
    at: `${LIST}/playout-1/items/new?day=2&start=600`,
    slots: {
      videoPicker: ({ known = [], onChange }) => (
        <button type="button" onClick={() => onChange?.(['video-1'])}>
          Choose {known.map(({ title }) => title).join(', ')}
        </button>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Add item' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Late film');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Source' }));
    await userEvent.click(await page().findByTitle('Video'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose Red River' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Ad breaks' }), '20:00{Enter}never{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const wednesday = within(await canvas.findByRole('region', { name: 'Wednesday' }));
    await expect(await wednesday.findByText('Late film')).toBeVisible();
    await expect(wednesday.getByText('Red River')).toBeVisible();
    await userEvent.click(wednesday.getByRole('button', { name: /^Actions for Late film, Wednesday/ }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Edit' }));
    const edited = within(await page().findByRole('dialog', { name: 'Edit Late film' }));
    await expect(edited.getByTitle('20:00')).toBeVisible();
    await expect(edited.queryByTitle('never')).toBeNull();
  },
};
