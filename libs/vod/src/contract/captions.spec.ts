import { expect, it } from 'vitest';
import { CaptionText } from './captions';

const CUE = '00:00.000 --> 00:02.000\nWelcome';

it.each([
  ['cues with and without hours', `WEBVTT\n\n${CUE}\n\n01:00:00.000 --> 01:00:01.500 line:0\nBye`],
  ['notes and numbered cues', `WEBVTT Kind: captions\n\nNOTE by hand\n\n1\n${CUE}`],
])('accepts %s', (_case, text) => {
  expect(CaptionText.parse(text)).toBe(`${text}\n`);
});

it('removes the byte order mark and Windows line ends', () => {
  expect(CaptionText.parse(`\uFEFFWEBVTT\r\n\r\n${CUE.replace('\n', '\r\n')}\r\n`)).toBe(
    `WEBVTT\n\n${CUE}\n`,
  );
});

it.each([
  ['no header', CUE],
  ['no cue', 'WEBVTT\n\nNOTE only'],
  ['a style sheet', `WEBVTT\n\nSTYLE\n::cue { color: red }\n\n${CUE}`],
  ['a region', `WEBVTT\n\nREGION\nid:fred\n\n${CUE}`],
  ['SubRip times', 'WEBVTT\n\n00:00:00,000 --> 00:00:02,000\nWelcome'],
])('rejects %s', (_case, text) => {
  expect(CaptionText.safeParse(text).error?.issues).toMatchObject([{ message: 'webVtt' }]);
});
