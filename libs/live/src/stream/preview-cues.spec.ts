import { expect, it } from 'vitest';
import { readPreviewCues } from './preview-cues';

const URL = 'https://media.example/play/token/preview.vtt';
const part = { image: 'https://media.example/play/token/preview.jpg', width: 160, height: 90 };

it('reads the pictures of a video by time', () => {
  const text = [
    'WEBVTT',
    '00:00:00.000 --> 00:00:02.000\npreview.jpg#xywh=0,0,160,90',
    '01:00:02.000 --> 01:00:04.000\r\npreview.jpg#xywh=160,90,160,90',
    '00:07.500 --> 00:08.000\npreview.jpg#xywh=320,0,160,90',
  ].join('\n\n');
  expect(readPreviewCues(`${text}\n`, URL)).toEqual([
    { ...part, from: 0, x: 0, y: 0 },
    { ...part, from: 3_602, x: 160, y: 90 },
    { ...part, from: 7.5, x: 320, y: 0 },
  ]);
});

it.each(['', 'javascript:alert(1)#xywh=0,0,1,1', '//other.example/a.jpg#xywh=0,0,1,1', 'preview.jpg'])(
  'shows nothing for "%s"',
  (line) => {
    expect(readPreviewCues(`WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n${line}\n`, URL)).toEqual([]);
  },
);
