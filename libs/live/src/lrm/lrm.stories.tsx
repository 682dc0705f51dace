import { mock } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getLrmChannel, type LrmChannel } from '../contract';
import { lrmChannel, mockChannels } from '../testing/channel-handlers';
import { liveScreens } from '../testing/live-screens';
import { mockStreams, streamOf } from '../testing/stream-handlers';

const platform = mockChannels();
const streams = mockStreams([streamOf(1), streamOf(2)]);
const LIST = '/apps/studio-1/product/lrm';

export default {
  title: 'LRM channels',
  ...screenStories(
    { feature: liveScreens, at: LIST, onAddress: fn() },
    [...operator(), ...streams.handlers],
    platform,
  ),
};

const page = () => within(document.body);

export const List: ScreenStory = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'LRM channels' }));
    await expect(await table.findByText('News with a spare')).toBeVisible();
    await expect(table.getByText('Channel 2')).toBeVisible();
    await expect(table.getByText('2 inputs, 1 with a problem')).toBeVisible();
    await expect(table.getByText('Inputs differ')).toBeVisible();
  },
};

export const SwitchedAndReleased: ScreenStory = {
  args: { at: `${LIST}/lrm-1` },
  play: async ({ canvas, userEvent }) => {
    const inputs = within(await canvas.findByRole('list', { name: 'Inputs' }));
    await expect(inputs.getByText('Black picture')).toBeVisible();
    await expect(canvas.getByText(/input black/)).toBeVisible();
    const issues = within(canvas.getByRole('list', { name: 'Issues' }));
    await expect(issues.getByText(/^The inputs differ in size/)).toBeVisible();
    await expect(canvas.getByText('Black picture or No sound')).toBeVisible();
    await userEvent.click(inputs.getByRole('button', { name: 'Switch to Channel 1' }));
    await expect(await inputs.findByText('On air, held')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch automatically' }));
    await expect(await inputs.findByText('On air')).toBeVisible();
  },
};

export const InputsChosen: ScreenStory = {
  args: { at: `${LIST}/add` },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Add LRM channel' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'News');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('Choose at least 2')).toBeVisible();
    // The platform finds them by ID too.
    const inputs = dialog.getByRole('combobox', { name: 'Inputs' });
    await userEvent.type(inputs, 'stream-2');
    await waitFor(() => expect(page().queryByTitle('Channel 1')).toBeNull());
    await userEvent.click(await page().findByTitle('Channel 2'));
    await userEvent.click(await page().findByTitle('Channel 1'));
    await userEvent.type(inputs, 'none');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Also switch on' }));
    await waitFor(() => expect(inputs).toHaveValue(''));
    await userEvent.click(await page().findByTitle('Frozen picture'));
    await userEvent.click(dialog.getByText('Inputs are equal'));
    await expect(dialog.queryByRole('spinbutton', { name: 'Once it is clear for' })).toBeNull();
  },
};

const inputOf = (streamId: string, name: string | null): LrmChannel['inputs'][number] => ({
  streamId,
  name,
  state: 'off',
  thumbnailUrl: null,
  health: 'unknown',
  since: null,
});

export const UnlistedInputsNamed: ScreenStory = {
  args: { at: `${LIST}/lrm-1/edit` },
  parameters: {
    msw: [
      ...operator(),
      ...streams.handlers,
      mock(getLrmChannel, () => ({
        ...lrmChannel,
        inputs: [inputOf('stream-101', 'Zulu'), inputOf('stream-102', null)],
        etag: '"1"',
      })),
    ],
  },
  play: async () => {
    const dialog = within(await page().findByRole('dialog', { name: 'Edit News with a spare' }));
    await expect(await dialog.findByTitle('Zulu')).toBeVisible();
    await expect(dialog.getByTitle('Deleted stream')).toBeVisible();
  },
};

export const NotFound: ScreenStory = {
  args: { at: `${LIST}/lrm-9` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Channel not found')).toBeVisible();
  },
};
