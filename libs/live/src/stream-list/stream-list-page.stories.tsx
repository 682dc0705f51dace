import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listStreamUses } from '../contract';
import { liveScreens } from '../testing/live-screens';
import { mockStreams, streamOf } from '../testing/stream-handlers';

const platform = mockStreams([
  streamOf(1),
  streamOf(2, { state: 'failed', problem: 'The encoder has ended.', renditions: [] }),
  streamOf(3, { state: 'off', startedAt: null, server: null, renditions: [] }),
  streamOf(4, { state: 'off', startedAt: null, source: { kind: 'channel', channel: 'event' } }),
]);
const LIST = '/apps/default-admin-app/product/livestream';

export default {
  title: 'Livestream/List',
  ...screenStories({ feature: liveScreens, at: LIST, onAddress: fn() }, operator(), platform),
};

const page = () => within(document.body);

async function askToDelete({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: /Channel 3/ }));
  await userEvent.click(await page().findByRole('menuitem', { name: 'Delete' }));
  return within(await page().findByRole('dialog', { name: 'Delete Channel 3?' }));
}

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Streams' }));
    const row = within((await table.findByText('Channel 1')).closest('tr') ?? document.body);
    await expect(row.getByText('On air')).toBeVisible();
    await expect(row.getByText('20.4 Mbit/s')).toBeVisible();
    await expect(row.getByText('720p, 360p')).toBeVisible();
    await expect(table.getByText('Failed')).toBeVisible();
  },
};

export const StartedAndStopped: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Channel 3/ }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Start' }));
    await expect(await canvas.findByText('Starting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Channel 1/ }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Stop' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Stop Channel 1?' }));
    await expect(dialog.getByText(/12 now/)).toBeVisible();
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(canvas.getAllByText('Off').length).toBeGreaterThan(0));
  },
};

export const EventsStartByThemselves: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Channel 4/ }));
    await expect(await page().findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page().queryByRole('menuitem', { name: 'Start' })).toBeNull();
  },
};

export const DeletedUnused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent });
    await waitFor(() => expect(dialog.getByTestId('confirm')).toBeEnabled());
    await expect(dialog.queryByRole('list')).toBeNull();
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(canvas.queryByText('Channel 3')).toBeNull());
  },
};

export const DeletedWithParts: ScreenStory = {
  beforeEach: () =>
    platform.setUses([
      { kind: 'ssai-endpoint', id: 'endpoint-1', name: 'News with ads' },
      { kind: 'delivery', id: 'delivery-1', name: 'Partner' },
      { kind: 'delivery', id: 'delivery-2', name: 'Partner' },
      { kind: 'transcode', id: 'transcode-1', name: 'News ladder' },
      { kind: 'event', id: 'event-1', name: 'Premiere' },
      { kind: 'lrm', id: 'lrm-1', name: 'News with a spare' },
      { kind: 'playout', id: 'playout-1', name: 'Movies' },
      { kind: 'playout', id: 'playout-2', name: 'Series' },
    ]),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete({ canvas, userEvent });
    const losses = within(await dialog.findByRole('list', { name: 'This will affect:' }));
    await expect(losses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 SSAI endpoint is deleted with its breaks and statistics: News with ads',
      '1 distributor no longer receives it, and its address and stream key are deleted: Partner',
      '1 transcode channel is deleted: News ladder',
      '1 LRM channel loses this input: News with a spare',
      '1 event channel loses its stream: Premiere',
      '2 playout channels show what fills their gaps instead: Movies, Series',
    ]);
    await expect(dialog.getByTestId('confirm')).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Channel 3');
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(canvas.queryByText('Channel 3')).toBeNull());
  },
};

export const UsesUnknown: ScreenStory = {
  parameters: {
    msw: [mock(listStreamUses, () => respondWithError(500)), ...operator(), ...platform.handlers],
  },
  play: async (screen) => {
    const dialog = await askToDelete(screen);
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog.getByTestId('confirm')).toBeDisabled();
  },
};

export const EncoderAdded: ScreenStory = {
  args: { at: '/apps/studio-1/product/livestream' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add stream' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Add stream' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Stadium');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Source' }));
    await userEvent.click(await page().findByTitle('Encoder (RTMP)'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const key = within(await page().findByRole('dialog', { name: 'Stream key of Stadium' }));
    await expect(key.getByText('live_the-new-key-wxyz')).toBeVisible();
    await expect(key.getByText('rtmp://media.example:1935/live')).toBeVisible();
    await userEvent.click(key.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/product/livestream/stream-5'),
    );
  },
};

export const PulledFromAnAddress: ScreenStory = {
  args: { at: '/apps/studio-1/product/livestream' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add stream' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Add stream' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Partner');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Source' }));
    await userEvent.click(await page().findByTitle('Pull from an address (HLS, RTMP)'));
    const address = await dialog.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'ftp://cdn.example/live');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText(/begins with https/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Test' })).toBeDisabled();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://user:secret@cdn.example/live');
    await userEvent.click(dialog.getByRole('button', { name: 'Test' }));
    await expect(await dialog.findByText('The address returns no HLS playlist.')).toBeVisible();
    await userEvent.type(address, '.m3u8');
    await userEvent.click(dialog.getByRole('button', { name: 'Test' }));
    await expect(await dialog.findByText('The address works')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Pulled from https://cdn.example')).toBeVisible();
  },
};

export const Added: ScreenStory = {
  args: { at: '/apps/studio-1/product/livestream' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add stream' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Add stream' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Newest');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Newest')).toBeVisible();
  },
};
