import { mock, respondWithError } from '@console/http/testing';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor } from 'storybook/test';
import { getPublishedVideo } from '../contract';
import { vod } from '../vod.feature';

export default {
  title: 'Videos/Watch',
  ...screenStories(
    {
      feature: vod,
      at: '/watch/abc',
      session: 'signed-out',
      slots: {
        player: ({ variant, position }) => <p>{`${variant ?? ''} at ${String(position?.seconds ?? 0)}`}</p>,
      },
    },
    [
      mock(getPublishedVideo, ({ params }) =>
        params.playbackId === 'abc'
          ? {
              title: 'Red River',
              posterUrl: null,
              previewUrl: null,
              chapters: [{ startSeconds: 90, title: 'The delta' }],
              url: 'https://media.example/play/token/index.m3u8',
              hlsUrl: 'https://console.example/media/videos/abc/index.m3u8',
            }
          : respondWithError(404),
      ),
    ],
  ),
};

/** Stories run in a frame, where only the player shows. */
export const Framed: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Red River', level: 1 })).toBeInTheDocument();
    await expect(await canvas.findByText('frame at 0')).toBeVisible();
    await expect(canvas.queryByText('The delta')).toBeNull();
    await expect(canvas.queryByText(/index\.m3u8$/)).toBeNull();
    await waitFor(() => expect(document.title).toBe('Red River | Signalbox'));
  },
};

export const NotPublished: ScreenStory = {
  args: { at: '/watch/unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This video isn’t available/)).toBeVisible();
  },
};
