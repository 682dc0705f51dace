import { createLog } from '@console/server-kit';
import { expect, it } from 'vitest';
import { CueReader } from './cue-reader';

const endpoint = { id: 'e1', breakSource: 'cues', cueUrl: 'http://origin.example/live.m3u8' } as const;

it('logs once that a playlist cannot be read', async () => {
  const lines: string[] = [];
  const statuses = [500, 500, 200, 500];
  const reader = new CueReader(
    {
      send: () =>
        Promise.resolve({ status: statuses.shift() ?? 200, headers: {}, body: Buffer.from('#EXTM3U') }),
    },
    createLog('media-node', 'warn', { write: (line) => void lines.push(line) }),
  );
  for (const seconds of [0, 2, 4, 6]) await reader.read(endpoint, seconds * 1_000);
  expect(lines).toHaveLength(2);
});

it('keeps at most 100 cues of a playlist', async () => {
  const cue = '#EXT-X-CUE-OUT:5\n#EXTINF:9,\n1.ts\n#EXT-X-CUE-IN\n';
  const body = Buffer.from(`#EXTM3U\n${cue.repeat(2_000)}`);
  const reader = new CueReader(
    { send: () => Promise.resolve({ status: 200, headers: {}, body }) },
    createLog('media-node', 'silent'),
  );
  const now = Date.parse('2026-11-24T10:00:00Z');
  await reader.read(endpoint, now);
  await reader.read(endpoint, now + 2_000);
  expect(reader.cuesOf('e1')).toHaveLength(100);
  expect(reader.cuesOf('e1').at(-1)).toMatchObject({ startsAt: now - 9_000 });
});
