import { mock, respondWithError } from '@console/http/testing';
import {
  createStream,
  deleteStream,
  getStream,
  getStreamMetrics,
  listRecordings,
  listStreamLog,
  listStreamSessions,
  listStreams,
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
  let streams: Stream[] = [];
  let recordings: Recording[] = [];
  let disk: RecordingDisk | null = null;
  let issues: readonly PastIssue[] = [];
  const reset = () => {
    issues = [];
    streams = [...initial];
    recordings = [];
    disk = null;
  };
  reset();
  const change = (id: string, changed: Partial<Stream>) => {
    streams = streams.map((stream) => (stream.id === id ? { ...stream, ...changed } : stream));
    return streams.find((stream) => stream.id === id) ?? respondWithError(404);
  };
  return {
    reset,
    setPastIssues: (past: readonly PastIssue[]) => {
      issues = past;
    },
    setDisk: (reported: RecordingDisk) => {
      disk = reported;
    },
    handlers: [
      mock(listStreams, ({ query: { page, perPage, q = '', customFields } }) => {
        const serverId = customFields?.serverId;
        const found = streams.filter(
          ({ id, name, server }) =>
            (serverId === undefined || server?.id === serverId) && `${id} ${name.toLowerCase()}`.includes(q),
        );
        return {
          data: found.slice((page - 1) * perPage, page * perPage),
          total: found.length,
          page,
          perPage,
        };
      }),
      mock(getStream, ({ params }) => {
        const found = streams.find(({ id }) => id === params.id);
        return found ? { ...found, etag: '"1"' } : respondWithError(404);
      }),
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
      mock(listRecordings, () => ({ recordings, disk })),
      mock(recordStream, ({ body: { title } }) => {
        const recording: Recording = {
          id: `video-${recordings.length + 1}`,
          title,
          state: 'recording',
          problem: null,
          startsAt: '2026-06-09T04:00:00.000Z',
          endsAt: null,
          expiresAt: null,
          isCut: false,
        };
        recordings = [recording, ...recordings];
        return recording;
      }),
      mock(stopRecording, ({ params }) => {
        const found = recordings.find(({ id }) => id === params.recordingId);
        if (!found) return respondWithError(404);
        const stopped = { ...found, state: 'processing' as const };
        recordings = recordings.map((recording) => (recording === found ? stopped : recording));
        return stopped;
      }),
      mock(startStream, ({ params }) =>
        change(params.id, { state: 'starting', startedAt: '2026-06-09T04:00:00.000Z' }),
      ),
      mock(stopStream, ({ params }) => change(params.id, OFF)),
      mock(shareStream, ({ params }) =>
        change(params.id, { playbackUrl: 'https://console.example/live/abc' }),
      ),
      mock(stopSharingStream, ({ params }) => change(params.id, { playbackUrl: null })),
      mock(deleteStream, ({ params }) => {
        streams = streams.filter(({ id }) => id !== params.id);
        return {};
      }),
      mock(rotateStreamKey, ({ params, body: { overlapHours } }) => {
        const found = streams.find(({ id }) => id === params.id);
        if (found?.source.kind !== 'push') return respondWithError(409);
        const previousUntil = overlapHours === 0 ? null : '2026-06-10T04:00:00.000Z';
        const source = { ...found.source, lastFour: '5678', previousUntil };
        streams = streams.map((stream) => (stream === found ? { ...stream, source } : stream));
        return { ...found, source, streamKey: 'live_the-rotated-key-5678' };
      }),
      mock(testPullAddress, ({ body: { url } }) => ({
        problem: url.endsWith('.m3u8') ? null : 'The address returns no HLS playlist.',
      })),
      mock(createStream, ({ body: { appId, name, source } }) => {
        const created = streamOf(streams.length + 1, {
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
        streams = [created, ...streams];
        return { ...created, streamKey: source.kind === 'push' ? 'live_the-new-key-wxyz' : null };
      }),
    ],
  };
}
