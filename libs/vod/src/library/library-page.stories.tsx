import { mock } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listMediaJobs } from '../contract';
import { mockVideos, videoOf } from '../testing/video-handlers';
import { vodScreens } from '../testing/vod-screens';

const platform = mockVideos([videoOf(1), videoOf(2), videoOf(3, { tags: [] })]);
const LIBRARY = '/apps/studio-1/product/library';

export default {
  title: 'Videos/Library',
  ...screenStories(
    { feature: vodScreens, at: LIBRARY, onAddress: fn() },
    [mock(listMediaJobs, () => ({ data: [], total: 0, page: 1, perPage: 10 })), ...operator()],
    platform,
  ),
};

export const Grid: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: 'Film 1' });
    const [one, two] = [first, canvas.getByRole('link', { name: 'Film 2' })].map((link) =>
      link.getBoundingClientRect(),
    );
    await expect(one?.top).toBe(two?.top);
    await expect(await canvas.findByText(/^of 10.GB$/)).toBeVisible();
    await userEvent.click(canvas.getByText('List'));
    await expect(await canvas.findByRole('columnheader', { name: 'Title' })).toBeVisible();
  },
};

export const TaggedInBulk: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Film 3' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add tag' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Add a tag to 1 video?' }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tag' }), 'delta');
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(canvas.getByText('delta')).toBeVisible());
  },
};

export const Asset: ScreenStory = {
  args: { at: `${LIBRARY}/videos/video-1/edit` },
  play: async ({ args, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit Film 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LIBRARY}/videos/video-1`));
  },
};
