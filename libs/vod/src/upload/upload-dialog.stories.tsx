import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { createVideo, deleteVideo, listMediaJobs } from '../contract';
import { mockVideos, uploadingOf, UPLOAD_URL } from '../testing/video-handlers';
import { vodScreens } from '../testing/vod-screens';
import { uploadPath } from '../vod-paths';

const platform = mockVideos([uploadingOf(7)]);
const LIST = '/apps/studio-1/product/vod';
const FILE = `${UPLOAD_URL}/the-file`;

/** The file of a media node, of which nothing has arrived. */
const created = http.post(
  UPLOAD_URL,
  () => new HttpResponse(null, { status: 201, headers: { Location: FILE } }),
);
const offset = http.head(
  `${UPLOAD_URL}/:id`,
  () => new HttpResponse(null, { headers: { 'Upload-Offset': '0', 'Upload-Length': '15' } }),
);
const taken = http.patch(
  `${UPLOAD_URL}/:id`,
  () => new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': '15' } }),
);
const slow = http.patch(`${UPLOAD_URL}/:id`, async () => {
  await delay('infinite');
  return HttpResponse.error();
});

export default {
  title: 'Videos/Upload',
  ...screenStories(
    { feature: vodScreens, at: `${LIST}/upload`, onAddress: fn() },
    [created, offset, taken, ...operator()],
    platform,
  ),
};

const film = (name = 'film.mp4', type = 'video/mp4') => new File(['moving pictures'], name, { type });

/** As by dropping, which the file input does not filter. */
async function choose(...files: File[]) {
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Upload videos' }));
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  await fireEvent.change(dialog.getByLabelText('Choose files or drop them here'), {
    target: { files: dataTransfer.files },
  });
  return dialog;
}

export const Uploaded: ScreenStory = {
  play: async ({ userEvent, args }) => {
    const dialog = await choose(film());
    await userEvent.upload(dialog.getByLabelText('Choose files or drop them here'), film('second.mov'));
    await waitFor(() => expect(dialog.getAllByRole('link', { name: 'Open' })).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(LIST));
    await expect(await within(document.body).findByText('second')).toBeVisible();
  },
};

export const FileInputFirst: ScreenStory = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Upload videos' }));
    await waitFor(() => expect(dialog.getByLabelText('Choose files or drop them here')).toHaveFocus());
  },
};

export const PausedAndCanceled: ScreenStory = {
  parameters: { msw: [created, offset, slow, ...operator(), ...platform.handlers] },
  play: async ({ userEvent }) => {
    const dialog = await choose(film());
    await expect(await dialog.findByRole('progressbar', { name: 'Progress of film.mp4' })).toBeVisible();
    await expect(await dialog.findByText(/^Uploading · 0 B of 15 B/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pause: film.mp4' }));
    await expect(await dialog.findByText(/^Paused/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Resume: film.mp4' }));
    await expect(await dialog.findByText(/^Uploading/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel upload: film.mp4' }));
    const asked = within(
      await within(document.body).findByRole('dialog', { name: 'Cancel the upload of film.mp4?' }),
    );
    await userEvent.click(asked.getByTestId('confirm'));
    await waitFor(() => expect(dialog.queryByText(/^Uploading/)).toBeNull());
  },
};

const announced = fn();
const removed = fn(() => ({}));

/** The video that is being announced is deleted. */
export const CanceledAtOnce: ScreenStory = {
  parameters: {
    msw: [
      mock(createVideo, async ({ body }) => {
        announced();
        await delay(500);
        return { ...uploadingOf(8, body), upload: { url: UPLOAD_URL, checksum: body.checksum } };
      }),
      mock(deleteVideo, removed),
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await choose(film());
    await waitFor(() => expect(announced).toHaveBeenCalled());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel upload: film.mp4' }));
    await waitFor(() => expect(dialog.queryByText('film.mp4')).toBeNull());
    await expect(removed).toHaveBeenCalledOnce();
  },
};

/** Uploads outlive their dialog and the list. */
export const GoesOn: ScreenStory = {
  parameters: {
    msw: [
      mock(listMediaJobs, () => ({ data: [], total: 0, page: 1, perPage: 20 })),
      created,
      offset,
      slow,
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await choose(film());
    await expect(await dialog.findByText(/^Uploading/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Processing queue' }));
    await expect(await canvas.findByRole('heading', { name: 'Processing queue' })).toBeVisible();
    const uploads = within(canvas.getByRole('region', { name: 'Uploads' }));
    await expect(uploads.getByText('1 upload, 0%')).toBeVisible();
    await userEvent.click(uploads.getByRole('link', { name: 'Show uploads' }));
    await expect(await within(document.body).findByText(/^Uploading · 0 B of 15 B/)).toBeVisible();
  },
};

export const ConnectionLost: ScreenStory = {
  parameters: {
    msw: [
      http.post(UPLOAD_URL, () => HttpResponse.error()),
      http.head(`${UPLOAD_URL}/:id`, () => HttpResponse.error()),
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async () => {
    const dialog = await choose(film());
    await expect(await dialog.findByText(/^Connection lost, trying again/)).toBeVisible();
  },
};

/** The node has created the upload: another attempt would be rejected. */
export const ResponseLost: ScreenStory = {
  parameters: {
    msw: [
      http.post(UPLOAD_URL, () => HttpResponse.error(), { once: true }),
      http.post(UPLOAD_URL, () => new HttpResponse(null, { status: 409 })),
      offset,
      taken,
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async () => {
    const dialog = await choose(film());
    await expect(await dialog.findByRole('link', { name: 'Open' })).toBeVisible();
  },
};

/** Uploads of which the page knows no file, and files that no node takes. */
export const Rejected: ScreenStory = {
  parameters: {
    msw: [
      mock(createVideo, () => respondWithError(409, { errors: ['The storage limit is 1 GB.'] })),
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async () => {
    const dialog = await choose(film(), film('notes.txt', 'text/plain'));
    await expect(await dialog.findByText('The storage limit is 1 GB.')).toBeVisible();
    await expect(dialog.getByText('This isn’t a video file that can be processed.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again: film.mp4' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Try again: notes.txt' })).toBeNull();
    const interrupted = within(dialog.getByRole('region', { name: 'Interrupted uploads' }));
    await expect(interrupted.getByText('film-7.mp4')).toBeVisible();
  },
};

/** Outside an app, the user has to choose one. */
export const AppAsked: ScreenStory = {
  args: { at: uploadPath() },
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Upload videos' }));
    const app = await dialog.findByRole('textbox', { name: 'App' });
    await expect(dialog.queryByLabelText('Choose files or drop them here')).toBeNull();
    await userEvent.type(app, 'studio-1');
    await expect(await dialog.findByLabelText('Choose files or drop them here')).toBeEnabled();
  },
};
