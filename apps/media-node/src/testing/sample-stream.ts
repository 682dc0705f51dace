import { createHmac } from 'node:crypto';
import { signedPart, type StreamAssignment } from '@console/live/contract';
import { createLog, Networks, OutgoingClient } from '@console/server-kit';
import { FileCache } from '../file-cache';
import type { Loop, LoopRendition } from '../loop-library';
import { openSource } from '../open-source';
import { Streams } from '../streams';

export const NOW = Date.parse('2026-01-02T12:00:00Z');
export const KEY = Buffer.alloc(32, 7);
export const PLAYBACK_KEYS = { k1: KEY.toString('base64') };

/** An AVCDecoderConfigurationRecord by x264. */
export const AVC = Buffer.from(
  '0142c00cffe100176742c00cda0141979e7c044000000300400000' + '0c83c50aa801000468ce0fc8',
  'hex',
);

export function assignment(changes: Partial<StreamAssignment> = {}): StreamAssignment {
  return {
    id: 's1',
    epoch: 1,
    name: 'Nhịp Sống',
    source: { kind: 'test', pattern: 'test-card' },
    firstSegmentAt: new Date(NOW - 100_000).toISOString(),
    dvrSeconds: 20,
    reconnectSeconds: 60,
    ...changes,
  };
}

export function tokenFor(
  streamId: string,
  { session = 'a', expiresAt = NOW / 1_000 + 60, key = KEY } = {},
): string {
  const signed = signedPart({ streamId, session, expiresAt, keyId: 'k1' });
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

export function sampleRendition(height: number): LoopRendition {
  return {
    name: `${height}p`,
    width: (height * 16) / 9,
    height,
    framesPerSecond: 25,
    kbps: height,
    peakKbps: height * 2,
    codecs: 'avc1.64001e,mp4a.40.2',
    init: Buffer.from('init'),
    segment: (number) => Promise.resolve(Buffer.from(`segment ${number}`)),
    thumbnail: (number) => Promise.resolve(Buffer.from(`thumbnail ${number}`)),
  };
}

/** A library whose loops are on air at once, except in `problems`, by the name of the stream. */
export function sampleLibrary(problems: Record<string, string> = {}) {
  const kept: ReadonlySet<Loop>[] = [];
  return {
    kept,
    open: ({ name }: { name: string }): Loop => {
      const problem = problems[name] ?? null;
      const renditions = problem === null ? [sampleRendition(720), sampleRendition(360)] : [];
      return { key: Buffer.from(name).toString('hex'), renditions, problem };
    },
    keepOnly: (loops: ReadonlySet<Loop>) => {
      kept.push(loops);
      return Promise.resolve();
    },
  };
}

/** Streams of a library, for tests without encoders. */
export function sampleStreams(library: ReturnType<typeof sampleLibrary>, clock: () => number): Streams {
  const tools = {
    library,
    storage: { read: () => Promise.resolve(undefined) },
    folder: '/nowhere',
    files: new FileCache(1),
    transcoder: '/nowhere',
    puller: '/nowhere',
    client: new OutgoingClient(new Networks([])),
    findInput: () => undefined,
    drawStill: () => Promise.reject(new Error('No stream of this test has a still.')),
    drawSlate: () => Promise.reject(new Error('No slate is drawn.')),
    onChange: () => undefined,
    log: createLog('media-node', 'silent'),
  };
  return new Streams(library, (assignment) => openSource(assignment, tools), clock);
}
