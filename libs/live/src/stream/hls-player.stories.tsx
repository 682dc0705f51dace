import type { ConsoleFeature } from '@console/shell-layout';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { liveLocale } from '../locales/live-locale';
import { HlsPlayer } from './hls-player';

const ROOT = 'https://media.example/play/token';
const HEIGHTS = [720, 360];
const MAIN = [
  '#EXTM3U',
  ...HEIGHTS.flatMap((height) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${String(height * 4000)},RESOLUTION=${String((height * 16) / 9)}x${String(height)}`,
    `${String(height)}/index.m3u8`,
  ]),
].join('\n');
/** Ten segments of 6 s. */
const RENDITION = [
  '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-PLAYLIST-TYPE:VOD',
  ...Array.from({ length: 10 }, (_segment, index) => `#EXTINF:6,\n${String(index)}.ts`),
  '#EXT-X-ENDLIST',
].join('\n');

const getUrl = () => Promise.resolve(`${ROOT}/index.m3u8`);
const player: ConsoleFeature = {
  locale: liveLocale,
  routes: [
    {
      path: '/play',
      meta: { title: 'Player', layout: 'empty' },
      namespace: liveLocale.namespace,
      screen: () => Promise.resolve(() => <HlsPlayer getUrl={getUrl} />),
    },
  ],
};

/** Segments that were requested, such as `720/0.ts`. */
let requested: string[] = [];
let expiry = Promise.withResolvers<void>();

export default {
  title: 'Livestream/Player',
  ...screenStories({ feature: player, at: '/play', session: 'signed-out' }, [
    http.get(`${ROOT}/index.m3u8`, () => HttpResponse.text(MAIN)),
    http.get(`${ROOT}/:height/index.m3u8`, () => HttpResponse.text(RENDITION)),
    http.get(`${ROOT}/:height/:segment`, async ({ params: { height, segment } }) => {
      requested.push(`${String(height)}/${String(segment)}`);
      await expiry.promise;
      return new HttpResponse(null, { status: 410 });
    }),
  ]),
  beforeEach: () => {
    requested = [];
    expiry = Promise.withResolvers();
  },
};

export const AddressExpires: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    play.focus();
    await userEvent.keyboard('{Enter}');
    const quality = await canvas.findByRole('combobox', { name: 'Quality' });
    const video = document.querySelector('video');
    await expect(video).toHaveFocus();
    await userEvent.click(quality);
    await userEvent.click(
      await within(document.body).findByText('360p', { selector: '.ant-select-item-option-content' }),
    );
    await waitFor(() => expect(requested.at(-1)).toBe('360/0.ts'));
    if (video) video.currentTime = 32;
    requested = [];
    expiry.resolve();
    // After a pause, with another address.
    await waitFor(() => expect(requested).toContain('360/5.ts'), { timeout: 10_000 });
  },
};
