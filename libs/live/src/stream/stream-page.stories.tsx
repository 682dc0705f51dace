import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { caughtFiles } from '@console/ui/testing';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { getPlayback } from '../contract';
import { liveScreens } from '../testing/live-screens';
import { mockStreams, streamOf } from '../testing/stream-handlers';

const platform = mockStreams([
  streamOf(1),
  streamOf(2, { state: 'failed', problem: 'The encoder has ended.', renditions: [] }),
  streamOf(4, {
    source: {
      kind: 'push',
      ingestUrl: 'rtmp://media.example:1935/live',
      lastFour: '1234',
      previousUntil: null,
    },
    input: {
      kbps: 4_200,
      framesPerSecond: 50,
      width: 1_920,
      height: 1_080,
      codecs: 'H.264, AAC',
      since: '2026-06-08T04:00:00.000Z',
    },
    problem: 'The encoder sends no key frame for 14 s.',
    audioDb: -18.4,
  }),
  streamOf(5, {
    source: { kind: 'channel', channel: 'lrm' },
    issues: [
      { type: 'slow', severity: 'critical', value: 0.82, since: '2026-06-08T04:10:00.000Z' },
      { type: 'key-frames', severity: 'warning', value: 8.3, since: '2026-06-08T04:00:00.000Z' },
    ],
  }),
  streamOf(6, {
    source: { kind: 'pull', server: 'https://cdn.example' },
    state: 'no-input',
    problem: 'The server returned 404.',
  }),
  streamOf(3, { state: 'off', startedAt: null, server: null, renditions: [] }),
]);
const LIST = '/apps/studio-1/product/livestream';
const { saved, catchFiles } = caughtFiles();

export default {
  title: 'Livestream/Stream',
  ...screenStories({ feature: liveScreens, at: `${LIST}/stream-1`, onAddress: fn() }, operator(), platform),
};

export const OnAir: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Channel 1', level: 1 })).toBeVisible();
    const player = within(canvas.getByRole('region', { name: 'Player' }));
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByText(/1280 × 720, 25 fps/)).toBeVisible();
    await expect(canvas.getByText('2 minutes')).toBeVisible();
  },
};

export const OverTime: ScreenStory = {
  args: { at: `${LIST}/stream-4` },
  beforeEach: () => {
    platform.setPastIssues([
      {
        ...{ type: 'silent', severity: 'warning', value: -72.5 },
        ...{ since: '2026-06-08T04:58:00.000Z', until: null },
      },
      {
        ...{ type: 'input-lost', severity: 'critical', value: null },
        ...{ since: '2026-06-08T04:45:10.000Z', until: '2026-06-08T04:45:52.000Z' },
      },
    ]);
    return catchFiles();
  },
  play: async ({ canvas, userEvent }) => {
    const history = within(await canvas.findByRole('region', { name: 'Health over time' }));
    await expect(await history.findByRole('img', { name: 'Input: 1 issue' })).toBeVisible();
    await expect(history.getByRole('img', { name: '720p: 1 issue' })).toBeVisible();
    await expect(history.getByRole('img', { name: 'Audio: 2 issues' })).toBeVisible();
    const [silent, lost] = history.getAllByRole('listitem');
    await expect(silent).toHaveTextContent(/No sound -72.5\sdB.*Still open/);
    await expect(lost).toHaveTextContent(/Input lost.*42 s/);
    for (const name of ['Viewers', 'Egress', 'Input bit rate', 'Dropped frames', 'Audio level'])
      await expect(await history.findByRole('application', { name: new RegExp(name) })).toBeVisible();

    await expect(history.queryByRole('application', { name: /Encoder speed/ })).toBeNull();

    await userEvent.click(history.getByRole('button', { name: 'Download report' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toMatchObject({
      stream: { id: 'stream-4' },
      metrics: { stepSeconds: 60 },
      log: [{ text: 'media arrives' }],
    });
  },
};

export const PastSession: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const body = within(document.body);
    const history = within(await canvas.findByRole('region', { name: 'Health over time' }));
    await userEvent.click(await history.findByRole('combobox', { name: 'Session' }));
    await userEvent.click(await body.findByText(/2026\/06\/07 19:00:00 – .* 1,284 viewers/));
    await waitFor(() => expect(history.getAllByText('2026/06/07 20:30:00').at(-1)).toBeVisible());
    await expect(history.getByRole('radio', { name: '1 h' })).not.toBeChecked();
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      `${LIST}/stream-1?from=2026-06-07T12%3A00%3A00.000Z&to=2026-06-07T13%3A30%3A00.000Z`,
    );
  },
};

export const Recorded: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Record' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Record Channel 1' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}/stream-1/record`));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Begin' }));
    await userEvent.click(await body.findByText('2 minutes ago'));
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    const stop = await canvas.findByRole('button', { name: 'Stop Channel 1' });
    await expect(canvas.getByText('Recording', { exact: true })).toBeVisible();
    await userEvent.click(stop);
    await expect(await canvas.findByText('Processing')).toBeVisible();
  },
};

export const RecordingsFillDisk: ScreenStory = {
  beforeEach: () => platform.setDisk({ usedBytes: 850_000_000, budgetBytes: 1_000_000_000 }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Recordings' }));
    await expect(
      await section.findByText(/^Recordings take 811\sMB of the 954\sMB that the media node has for them/),
    ).toBeVisible();
  },
};

/** The stream stopped in the moment of the click. */
export const NotPlayable: ScreenStory = {
  parameters: {
    msw: [mock(getPlayback, () => respondWithError(409)), ...operator(), ...platform.handlers],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Playback failed');
  },
};

export const Shared: ScreenStory = {
  parameters: {
    msw: [
      mock(getPlayback, () => ({
        url: 'https://media.example/play/token/index.m3u8',
        expiresAt: '2026-06-09T10:00:00.000Z',
      })),
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const section = within(await canvas.findByRole('region', { name: 'Sharing' }));
    await userEvent.click(section.getByRole('button', { name: 'Share and copy link' }));
    await expect(await section.findByText('https://console.example/live/abc')).toBeVisible();
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith('https://console.example/live/abc'));
    await expect(section.getByRole('link', { name: 'Open page' })).toHaveAttribute(
      'href',
      'https://console.example/live/abc',
    );
    await userEvent.click(section.getByRole('button', { name: 'Copy embed code' }));
    await expect(copied).toHaveBeenLastCalledWith(
      expect.stringMatching(/^<iframe src="https:\/\/console\.example\/live\/abc" title="Channel 1"/),
    );
    await userEvent.click(section.getByRole('button', { name: 'Copy playback address' }));
    await waitFor(() => expect(section.getByRole('status')).toHaveTextContent(/valid until.*2026/));
    await expect(copied).toHaveBeenLastCalledWith('https://media.example/play/token/index.m3u8');
    await userEvent.click(section.getByRole('button', { name: 'Stop sharing' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Stop sharing Channel 1?' }),
    );
    await userEvent.click(dialog.getByTestId('confirm'));
    await expect(await section.findByRole('button', { name: 'Share and copy link' })).toBeVisible();
  },
};

export const NotShareable: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  args: { at: `${LIST}/stream-3` },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Sharing' }));
    await expect(section.getByText(/^Only users of this console can watch it/)).toBeVisible();
    const share = section.getByRole('button', { name: 'Share and copy link' });
    await waitFor(() => expect(share).toHaveAttribute('aria-disabled', 'true'));
    await expect(section.queryByRole('button', { name: 'Copy playback address' })).toBeNull();
  },
};

export const Failed: ScreenStory = {
  args: { at: `${LIST}/stream-2` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The encoder has ended.')).toBeVisible();
  },
};

export const KeyRotated: ScreenStory = {
  args: { at: `${LIST}/stream-4` },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await expect(await canvas.findByText('•••• 1234')).toBeVisible();
    await expect(canvas.getByText(/4.2 Mbit\/s · H.264, AAC/)).toBeVisible();
    await expect(canvas.getByText(/no key frame for 14 s/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate key' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Rotate the stream key of Channel 4?' }));
    await userEvent.click(dialog.getByTestId('confirm'));
    await expect(await page.findByText('live_the-rotated-key-5678')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'I’ve saved it' }));
    await expect(await canvas.findByText('•••• 5678')).toBeVisible();
    await expect(canvas.getByText('Previous key valid until')).toBeVisible();
  },
};

export const WithIssues: ScreenStory = {
  args: { at: `${LIST}/stream-5` },
  play: async ({ canvas }) => {
    const issues = within(await canvas.findByRole('list', { name: 'Issues' })).getAllByRole('listitem');
    await expect(issues).toHaveLength(2);
    await expect(issues[0]).toHaveTextContent(/Slower than real time.*0.82× real time/);
    await expect(issues[1]).toHaveTextContent(
      /8.3 s between key frames.*key frame interval of the encoder to 2 s/,
    );
  },
};

export const Pulled: ScreenStory = {
  args: { at: `${LIST}/stream-6` },
  play: async ({ canvas, userEvent }) => {
    const source = within(await canvas.findByRole('region', { name: 'Source' }));
    await expect(source.getByText('https://cdn.example')).toBeVisible();
    await expect(source.getByText('The server returned 404.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit Channel 6' }));
    await expect(dialog.getByRole('textbox', { name: 'New address' })).toHaveValue('');
    await expect(dialog.getByText(/Leave this empty to keep the address/)).toBeVisible();
  },
};

export const Edited: ScreenStory = {
  args: { at: `${LIST}/stream-1/edit` },
  play: async ({ userEvent, args }) => {
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Edit Channel 1' }));
    await expect(dialog.getByText('Stop the stream to change its picture.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}/stream-1`));
  },
};

export const Wall: ScreenStory = {
  args: { at: `${LIST}/wall` },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Channels on air' }));
    await expect(list.getByText('Slower than real time')).toBeVisible();
    const [first, second] = list.getAllByRole('link');
    await expect(list.getAllByRole('link')).toHaveLength(5);
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(list.getByRole('meter', { name: 'Audio level' })).toHaveAttribute(
      'aria-valuetext',
      '-18\u00A0dB',
    );
  },
};
