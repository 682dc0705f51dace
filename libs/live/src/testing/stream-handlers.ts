import { listResponse, mock, mockItems, respondWithError } from '@console/http/testing';
import {
  createStream,
  deleteStream,
  getStream,
  getStreamMetrics,
  listRecordings,
  listStreamLog,
  listStreamSessions,
  listStreams,
  listStreamUses,
  recordStream,
  rotateStreamKey,
  shareStream,
  startStream,
  stopRecording,
  stopSharingStream,
  stopStream,
  testPullAddress,
  type Recording,
  type RecordingDisk,
  type PastIssue,
  type Stream,
  type StreamUse,
  type StreamMetrics,
} from '../contract';

/** A stream on air with the given number in its name. */
export function streamOf(number: number, more: Partial<Stream> = {}): Stream {
  return {
    id: `stream-${String(number)}`,
    appId: 'studio-1',
    appName: 'Studio 1',
    name: `Channel ${String(number)}`,
    source: { kind: 'test', pattern: 'test-card' },
    state: 'live',
    input: null,
    problem: null,
    issues: [],
    audioDb: null,
    startedAt: '2026-06-08T04:00:00.000Z',
    server: { id: 'node-1', name: 'node-1' },
    renditions: [
      { name: '720p', width: 1280, height: 720, framesPerSecond: 25, kbps: 1_700 },
      { name: '360p', width: 640, height: 360, framesPerSecond: 25, kbps: 600 },
    ],
    viewers: 12 * number,
    outKbps: 20_400 * number,
    thumbnailUrl: null,
    playbackUrl: null,
    dvrSeconds: 120,
    reconnectSeconds: 60,
    createdAt: '2026-06-01T04:00:00.000Z',
    ...more,
  };
}

/** On air for the latter half of an hour. */
function metricsOf(streamId: string, issues: readonly PastIssue[]): StreamMetrics {
  const values = (value: number | null) =>
    Array.from({ length: 60 }, (_, minute) => (minute < 30 ? null : value));
  return {
    streamId,
    from: '2026-06-08T04:00:00.000Z',
    to: '2026-06-08T05:00:00.000Z',
    stepSeconds: 60,
    series: {
      inKbps: values(4_200),
      framesPerSecond: values(50),
      speed: values(1),
      droppedPercent: values(0.4),
      keyFrameSeconds: values(2),
      audioDb: values(-23.5),
      encoderSpeed: values(null),
      duplicatedPercent: values(null),
      viewers: values(12),
      outKbps: values(20_400),
    },
    issues: [...issues],
  };
}

const OFF: Partial<Stream> = {
  state: 'off',
  startedAt: null,
  server: null,
  renditions: [],
  viewers: 0,
  outKbps: 0,
};

/** A platform with these streams; call `reset` before each story. */
export function mockStreams(initial: readonly Stream[]) {
  const streams = mockItems(initial);
  const recordings = mockItems<Recording>();
  const { find, change } = streams;
  let disk: RecordingDisk | null = null;
  let issues: readonly PastIssue[] = [];
  let uses: readonly StreamUse[] = [];
  return {
    reset: () => {
      streams.reset();
      recordings.reset();
      disk = null;
      issues = [];
      uses = [];
    },
    setUses: (used: readonly StreamUse[]) => {
      uses = used;
    },
    setPastIssues: (past: readonly PastIssue[]) => {
      issues = past;
    },
    setDisk: (reported: RecordingDisk) => {
      disk = reported;
    },
    handlers: [
      mock(listStreams, ({ query }) => {
        const { q = '', customFields: { serverId } = {} } = query;
        const found = streams.all.filter(
          ({ id, name, server }) =>
            (serverId === undefined || server?.id === serverId) && `${id} ${name.toLowerCase()}`.includes(q),
        );
        return listResponse(found, query);
      }),
      mock(getStream, ({ params }) => find(params.id)),
      mock(listStreamUses, () => ({ data: [...uses] })),
      mock(getStreamMetrics, ({ params, query }) => ({
        ...metricsOf(params.id, issues),
        ...(query.from !== undefined && { from: query.from }),
        ...(query.to !== undefined && { to: query.to }),
      })),
      mock(listStreamSessions, () => ({
        sessions: [
          { from: '2026-06-07T12:00:00.000Z', until: '2026-06-07T13:30:00.000Z', mostViewers: 1_284 },
        ],
      })),
      mock(listStreamLog, () => ({
        lines: [{ at: '2026-06-08T04:30:00.000Z', text: 'media arrives' }],
      })),
      mock(listRecordings, () => ({ recordings: recordings.all, disk })),
      mock(recordStream, ({ body: { title } }) =>
        recordings.add({
          id: `video-${recordings.all.length + 1}`,
          title,
          state: 'recording',
          problem: null,
          startsAt: '2026-06-09T04:00:00.000Z',
          endsAt: null,
          expiresAt: null,
          isCut: false,
        }),
      ),
      mock(stopRecording, ({ params }) => recordings.change(params.recordingId, { state: 'processing' })),
      mock(startStream, ({ params }) =>
        change(params.id, { state: 'starting', startedAt: '2026-06-09T04:00:00.000Z' }),
      ),
      mock(stopStream, ({ params }) => change(params.id, OFF)),
      mock(shareStream, ({ params }) =>
        change(params.id, { playbackUrl: 'https://console.example/live/abc' }),
      ),
      mock(stopSharingStream, ({ params }) => change(params.id, { playbackUrl: null })),
      mock(deleteStream, ({ params }) => streams.remove(params.id)),
      mock(rotateStreamKey, ({ params, body: { overlapHours } }) => {
        const { source } = find(params.id);
        if (source.kind !== 'push') return respondWithError(409);
        const previousUntil = overlapHours === 0 ? null : '2026-06-10T04:00:00.000Z';
        const rotated = change(params.id, { source: { ...source, lastFour: '5678', previousUntil } });
        return { ...rotated, streamKey: 'live_the-rotated-key-5678' };
      }),
      mock(testPullAddress, ({ body: { url } }) => ({
        problem: url.endsWith('.m3u8') ? null : 'The address returns no HLS playlist.',
      })),
      mock(createStream, ({ body: { appId, name, source } }) => {
        const created = streamOf(streams.all.length + 1, {
          ...OFF,
          appId,
          name,
          source:
            source.kind === 'test'
              ? source
              : source.kind === 'pull'
                ? { kind: 'pull', server: new URL(source.url).origin }
                : {
                    kind: 'push',
                    ingestUrl: 'rtmp://media.example:1935/live',
                    lastFour: 'wxyz',
                    previousUntil: null,
                  },
        });
        return {
          ...streams.add(created),
          streamKey: source.kind === 'push' ? 'live_the-new-key-wxyz' : null,
        };
      }),
    ],
  };
}
