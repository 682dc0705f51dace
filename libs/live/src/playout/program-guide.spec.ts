import { expect, it } from 'vitest';
import { programGuide } from './program-guide';

it('lists the programs of a week, with any text', () => {
  const item = {
    id: 'a',
    day: 1,
    start: 20 * 60,
    minutes: 90,
    title: 'Tom & "Jerry" <3\u0007',
    input: { kind: 'test', pattern: 'fractal' },
  } as const;
  const now = Date.parse('2026-01-05T00:00:00Z');
  const channel = { id: 'channel-1', name: 'Phim', items: [item], zone: 'Asia/Ho_Chi_Minh' };
  expect(programGuide(channel, now)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tv SYSTEM "xmltv.dtd">
<tv>
  <channel id="channel-1">
    <display-name>Phim</display-name>
  </channel>
  <programme start="20260106130000 +0000" stop="20260106143000 +0000" channel="channel-1">
    <title>Tom &amp; &quot;Jerry&quot; &lt;3</title>
  </programme>
</tv>
`);
});
