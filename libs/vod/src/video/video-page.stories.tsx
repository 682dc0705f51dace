import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import {
  cancelMediaJob,
  getCaption,
  listMediaJobs,
  removeCaption,
  setCaption,
  type MediaJob,
} from '../contract';
import { mockVideos, uploadingOf, videoOf } from '../testing/video-handlers';
import { vodScreens } from '../testing/vod-screens';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const platform = mockVideos([
  videoOf(1, { posterUrl: PICTURE, posterUrls: [PICTURE, PICTURE] }),
  uploadingOf(2, { state: 'processing', progress: 43 }),
  uploadingOf(3, { state: 'error', problem: 'The file has no picture.' }),
  videoOf(4, { publishAt: null, captions: [], chapters: [] }),
  uploadingOf(5, {
    state: 'recording',
    recordedFrom: { id: 'stream-1', name: 'Channel 1' },
    expiresAt: '2026-07-08T04:00:00.000Z',
  }),
]);
const LIST = '/apps/studio-1/product/vod';
const VTT = 'WEBVTT\n\n00:01.000 --> 00:04.000\nXin chào\n';

let job: MediaJob;
const RUNNING: MediaJob = {
  id: 'job-1',
  kind: 'transcode',
  video: { id: 'video-2', appId: 'studio-1', title: 'Film 2' },
  state: 'running',
  priority: 'normal',
  attempt: 2,
  progress: 43,
  problem: null,
  server: { id: 'node-1', name: 'node-1' },
  createdAt: '2026-06-01T04:00:00.000Z',
  startedAt: '2026-06-01T04:00:05.000Z',
  finishedAt: null,
};
const captionOf = (language: string, label: string) => ({
  language,
  label,
  updatedAt: '2026-06-09T04:00:00.000Z',
});

const handlers = [
  mock(listMediaJobs, ({ query: { customFields } }) => {
    const data = customFields?.videoId === undefined || customFields.videoId === job.video.id ? [job] : [];
    return { data, total: data.length, page: 1, perPage: 10 };
  }),
  mock(cancelMediaJob, () => {
    job = { ...job, state: 'canceled', finishedAt: '2026-06-01T04:01:00.000Z' };
    return job;
  }),
  mock(getCaption, () => ({ language: 'en', label: 'English', lines: VTT.split('\n'), etag: '"1"' })),
  mock(setCaption, ({ params, body }) =>
    platform.change(params.id, { captions: [captionOf(body.language, body.label)] }),
  ),
  mock(removeCaption, ({ params }) => platform.change(params.id, { captions: [] })),
  ...platform.handlers,
];

export default {
  title: 'Videos/Video',
  ...screenStories({ feature: vodScreens, at: `${LIST}/videos/video-1`, onAddress: fn() }, [
    ...operator(),
    ...handlers,
  ]),
  beforeEach: () => {
    platform.reset();
    job = RUNNING;
  },
};

const page = () => within(document.body);
const dialogOf = async (name: string) => within(await page().findByRole('dialog', { name }));

export const Ready: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Film 1', level: 1 })).toBeVisible();
    await expect(
      within(canvas.getByRole('table', { name: 'Renditions' })).getByText('1280 × 720'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play “The river” from 1:30' })).toBeVisible();
    await expect(canvas.getByText('https://console.example/watch/abc')).toBeVisible();
    const second = canvas.getByRole('radio', { name: 'Picture 2' });
    await userEvent.click(second);
    await waitFor(() => expect(second).toBeChecked());
  },
};

export const Processing: ScreenStory = {
  args: { at: `${LIST}/videos/video-2` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Running 43%')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Renditions and posters' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Cancel job' }));
    const dialog = await dialogOf('Cancel the processing of Film 2?');
    await userEvent.click(dialog.getByTestId('confirm'));
    await expect(await canvas.findByText('Canceled')).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  args: { at: `${LIST}/videos/video-3` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Film 3', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};

export const NotFound: ScreenStory = {
  args: { at: `${LIST}/videos/no-video` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video not found')).toBeVisible();
  },
};

export const Scheduled: ScreenStory = {
  args: { at: `${LIST}/videos/video-4/publish` },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf('Publish Film 4');
    await userEvent.click(dialog.getByRole('radio', { name: 'At a set time' }));
    const time = dialog.getByLabelText(/^Time/);
    await fireEvent.change(time, { target: { value: '2020-01-01T20:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await dialog.findByText('Choose a time in the future.')).toBeVisible();
    await fireEvent.change(time, { target: { value: '2040-05-01T20:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText(/^From 2040\/05\/01 20:00/)).toBeVisible();
  },
};

export const CaptionsAdded: ScreenStory = {
  args: { at: `${LIST}/videos/video-4/captions` },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf('Add captions');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Language' }), 'vi');
    const [, option] = await page().findAllByTitle('Vietnamese (vi)');
    await userEvent.click(option ?? document.body);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Tiếng Việt');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const text = dialog.getByRole('textbox', { name: 'Captions (WebVTT)' });
    await userEvent.type(text, 'no captions');
    await expect(await dialog.findByText(/^This is not valid WebVTT/)).toBeVisible();
    await userEvent.upload(dialog.getByLabelText('Choose a file (.vtt, .srt)'), new File([VTT], 'vi.vtt'));
    await waitFor(() => expect(text).toHaveValue(VTT));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Tiếng Việt')).toBeVisible();
  },
};

const saved = fn<(label: string, ifMatch: string | undefined) => void>();

/** Captions that were changed during the edit are not overwritten unseen. */
export const CaptionsChangedMeanwhile: ScreenStory = {
  args: { at: `${LIST}/videos/video-1/captions/en` },
  parameters: {
    msw: [
      mock(getCaption, () => {
        const isChanged = saved.mock.calls.length > 0;
        const label = isChanged ? 'Theirs' : 'English';
        return { language: 'en', label, lines: VTT.split('\n'), etag: isChanged ? '"2"' : '"1"' };
      }),
      mock(setCaption, ({ params, body, ifMatch }) => {
        saved(body.label, ifMatch);
        if (ifMatch !== '"2"') return respondWithError(412);
        return platform.change(params.id, { captions: [captionOf(body.language, body.label)] });
      }),
      ...operator(),
      ...handlers,
    ],
  },
  beforeEach: () => {
    saved.mockReset();
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf('Edit captions: English');
    const label = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(label);
    await userEvent.type(label, 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(saved.mock.calls).toEqual([
      ['Mine', '"1"'],
      ['Mine', '"2"'],
    ]);
  },
};

export const CaptionsRemoved: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for captions English' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Remove' }));
    const dialog = await dialogOf('Remove the captions “English”?');
    await userEvent.click(dialog.getByTestId('confirm'));
    const captions = within(canvas.getByRole('region', { name: 'Captions' }));
    await expect(await captions.findByText('None yet')).toBeVisible();
  },
};

export const ChaptersEdited: ScreenStory = {
  args: { at: `${LIST}/videos/video-1/chapters` },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf('Chapters of Film 1');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Start of chapter 1' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Add chapter' }));
    const start = dialog.getByRole('textbox', { name: 'Start of chapter 3' });
    await expect(start).toHaveFocus();
    await expect(start).toHaveValue('2:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Each chapter needs a title and a time such as 1:30')).toBeVisible();
    const errors = () => document.querySelectorAll('.ant-input-status-error');
    await expect(errors()).toHaveLength(2);
    await userEvent.clear(start);
    await userEvent.type(start, '1:30');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title of chapter 3' }), 'The market');
    await expect(await dialog.findByText('Chapters must start at different times')).toBeVisible();
    await userEvent.clear(start);
    await userEvent.type(start, '0:45');
    await waitFor(() => expect(errors()).toHaveLength(0));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const chapters = canvas.getByRole('region', { name: 'Chapters' });
    await waitFor(() => expect(chapters).toHaveTextContent(/Opening0:00The market0:45The river1:30/));
  },
};

export const ChaptersOfNone: ScreenStory = {
  args: { at: `${LIST}/videos/video-4/chapters` },
  play: async () => {
    const dialog = await dialogOf('Chapters of Film 4');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add chapter' })).toHaveFocus());
  },
};

export const Edited: ScreenStory = {
  args: { at: `${LIST}/videos/video-1/edit` },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf('Edit Film 1');
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Red River');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Tags' }), 'delta{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { name: 'Red River', level: 1 })).toBeVisible();
    await expect(canvas.getByText('hanoi, weather, delta')).toBeVisible();
  },
};

export const Queue: ScreenStory = {
  args: { at: `${LIST}/queue` },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Jobs' }));
    await expect(await table.findByText('Film 2')).toBeVisible();
    await expect(table.getByText('Running 43%')).toBeVisible();
  },
};

export const Collections: ScreenStory = {
  args: { at: `${LIST}/collections` },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Collections' }));
    await userEvent.click(await table.findByRole('button', { name: /News/ }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Rename' }));
    const dialog = await dialogOf('Rename News');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('News');
  },
};

export const RecordingIsKept: ScreenStory = {
  args: { at: `${LIST}/videos/video-5` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Channel 1')).toBeVisible();
    const body = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Keep' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Keep Film 5?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(canvas.queryByText('Deleted on')).toBeNull());
  },
};
