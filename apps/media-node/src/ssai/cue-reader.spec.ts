import { createLog } from '@console/server-kit';
import { expect, it } from 'vitest';
import { CueReader } from './cue-reader';

it('keeps at most 100 cues of a playlist', async () => {
  const cue = '#EXT-X-CUE-OUT:5\n#EXTINF:9,\n1.ts\n#EXT-X-CUE-IN\n';
  const body = Buffer.from(`#EXTM3U\n${cue.repeat(2_000)}`);
  const reader = new CueReader(
    { send: () => Promise.resolve({ status: 200, headers: {}, body }) },
    createLog('media-node', 'silent'),
  );
  const now = Date.parse('2026-11-24T10:00:00Z');
  const endpoint = { id: 'e1', breakSource: 'cues', cueUrl: 'http://origin.example/live.m3u8' } as const;
  await reader.read(endpoint, now);
  await reader.read(endpoint, now + 2_000);
  expect(reader.cuesOf('e1')).toHaveLength(100);
  expect(reader.cuesOf('e1').at(-1)).toMatchObject({ startsAt: now - 9_000 });
});
