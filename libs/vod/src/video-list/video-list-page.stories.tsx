import { mock } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listVideos, updateVideo } from '../contract';
import { mockVideos, uploadingOf, videoOf } from '../testing/video-handlers';
import { vodScreens } from '../testing/vod-screens';

const platform = mockVideos([
  videoOf(1),
  uploadingOf(2, { state: 'processing', progress: 43, storedBytes: 734_003_200 }),
  uploadingOf(3, { state: 'error', problem: 'The file is no video in a format that can be read.' }),
  videoOf(4, { publishAt: null, collections: [], tags: [], deliveredBytes: 0 }),
]);
const LIST = '/apps/studio-1/product/vod';

export default {
  title: 'Videos/List',
  ...screenStories({ feature: vodScreens, at: LIST, onAddress: fn() }, operator(), platform),
};

const page = () => within(document.body);

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Videos' }));
    const row = within((await table.findByText('Film 1')).closest('tr') ?? document.body);
    await expect(row.getByText('1:02:03')).toBeVisible();
    await expect(row.getByText('Published')).toBeVisible();
    await expect(row.getByText('700 MB')).toBeVisible();
    await expect(table.getByText('Processing 43%')).toBeVisible();
    await expect(table.getByText('Failed')).toBeVisible();
    await expect(table.getByText(/^The file is no video/)).toBeVisible();
  },
};

/** The deletion of a published video requires its title and lists what it takes with it. */
export const Deleted: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Film 1/ }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Delete video' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Delete Film 1?' }));
    const losses = within(dialog.getByRole('list', { name: 'This will affect:' }));
    await expect(losses.getByText('1 collection loses it: News')).toBeVisible();
    await expect(losses.getByText(/^The playback page and sites that embed/)).toBeVisible();
    await expect(losses.getByText('So far, 5 GB has been delivered to viewers.')).toBeVisible();
    await expect(dialog.getByTestId('confirm')).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Film 1');
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(canvas.queryByText('Film 1')).toBeNull());
  },
};

export const PublishedInBulk: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Film 4' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Publish 1 video?' }));
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(canvas.getAllByText('Published')).toHaveLength(2));
  },
};

const tagged = fn<(ifMatch: string | undefined, tags: string[] | undefined) => void>();

/** Tags that others add meanwhile remain, and a canceled tag is not added later. */
export const TaggedInBulk: ScreenStory = {
  parameters: {
    msw: [
      mock(updateVideo, ({ params, body, ifMatch }) => {
        tagged(ifMatch, body.tags);
        return platform.change(params.id, { tags: body.tags }, ifMatch);
      }),
      ...operator(),
      ...platform.handlers,
    ],
  },
  beforeEach: () => {
    tagged.mockReset();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Film 4' }));
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
      const dialog = within(await page().findByRole('dialog', { name: 'Add a tag to 1 video?' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Tag' })).toBeVisible());
      return dialog;
    };
    const canceled = await open();
    await userEvent.type(canceled.getByRole('textbox', { name: 'Tag' }), 'sport');
    await userEvent.click(canceled.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

    const empty = await open();
    platform.change('video-4', { tags: ['storm'] });
    await userEvent.click(empty.getByTestId('confirm'));
    await waitFor(() => expect(tagged).toHaveBeenLastCalledWith('"2"', ['storm']));
  },
};

export const FilteredByTag: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Film 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Tag' }), 'hanoi{Enter}');
    await waitFor(() => expect(canvas.queryByText('Film 4')).toBeNull());
    await expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}?tag=hanoi`);
  },
};

export const Empty: ScreenStory = {
  parameters: {
    msw: [
      mock(listVideos, () => ({ data: [], total: 0, page: 1, perPage: 20 })),
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No videos yet')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Videos' });
    await expect(within(table).getByRole('button', { name: 'Upload' })).toBeVisible();
  },
};
