import { expect, it } from 'vitest';
import { CaptionText } from '../contract';
import { toWebVtt } from './to-web-vtt';

it('converts SRT files', () => {
  const srt =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:04,200\r\nXin chào, 12:30:00,5\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,000\r\nTạm biệt\r\n';
  const text = toWebVtt(srt);
  expect(text).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.200\nXin chào, 12:30:00,5\n\n2\n00:00:05.000 --> 00:00:06.000\nTạm biệt\n',
  );
  expect(CaptionText.safeParse(text).success).toBe(true);
});

it.each(['WEBVTT\n\n00:01.000 --> 00:02.000\n10,000\n', 'no captions'])('leaves %j as it is', (text) =>
  expect(toWebVtt(text)).toBe(text),
);
