import type { ConsoleFeature } from '@console/shell-layout';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { liveLocale } from '../locales/live-locale';
import { SeekBar } from './seek-bar';

const FILE = 'https://media.example/play/token/preview.vtt';
const VTT = [
  'WEBVTT',
  '00:00:00.000 --> 00:01:00.000\npreview.jpg#xywh=0,0,160,90',
  '00:01:00.000 --> 00:02:00.000\npreview.jpg#xywh=160,0,160,90',
].join('\n\n');
const PICTURE = new URL('preview.jpg', FILE).href;

const video = Object.defineProperty(document.createElement('video'), 'duration', { value: 120 });
const VIDEO = { current: video };

const bar = {
  locale: liveLocale,
  routes: [
    {
      path: '/seek',
      meta: { title: 'Seek bar', layout: 'empty' },
      namespace: liveLocale.namespace,
      screen: () =>
        Promise.resolve(() => (
          <div style={{ width: 480, paddingTop: 160 }}>
            <SeekBar videoRef={VIDEO} previewUrl={FILE} />
          </div>
        )),
    },
  ],
} satisfies ConsoleFeature;

export default {
  title: 'Livestream/Seek bar',
  ...screenStories({ feature: bar, at: '/seek', session: 'signed-out' }, [
    http.get(FILE, () => HttpResponse.text(`${VTT}\n`)),
    http.get(PICTURE, () => new HttpResponse(null, { status: 404 })),
  ]),
};

export const Preview: ScreenStory = {
  play: async ({ canvas, canvasElement }) => {
    const bar = await canvas.findByRole('slider', { name: 'Position' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '0:00 of 2:00'));
    const { left, width } = bar.getBoundingClientRect();
    const picture = () => canvasElement.querySelector('[data-testid="preview"]');
    await waitFor(async () => {
      await fireEvent.pointerMove(bar, { clientX: left + width * 0.75 });
      await expect(picture()).toHaveTextContent('1:30');
    });
    await expect(picture()?.firstElementChild).toHaveStyle({ backgroundPosition: '-160px 0px' });
    await fireEvent.pointerOut(bar);
    await waitFor(() => expect(picture()).toBeNull());

    bar.focus();
    await fireEvent.keyDown(bar, { key: 'ArrowRight' });
    await fireEvent.change(bar, { target: { value: '30' } });
    await fireEvent(video, new Event('seeking'));
    await expect(video.currentTime).toBe(30);
    await waitFor(() => expect(picture()).toHaveTextContent('0:30'));
    await expect(picture()?.firstElementChild).toHaveStyle({ backgroundPosition: '0px 0px' });
  },
};
