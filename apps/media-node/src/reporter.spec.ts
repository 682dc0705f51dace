import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { MediaNodeReport, type StreamAssignment } from '@console/live/contract';
import { createLog, startListening } from '@console/server-kit';
import type { Logger } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { report } from './reporter';
import { streamLogger, StreamLogs } from './stream-logs';
import { assignment, PLAYBACK_KEYS, sampleLibrary, sampleStreams } from './testing/sample-stream';

const NODE = {
  token: 't',
  name: 'n',
  origin: 'http://127.0.0.1:4202',
  ingestUrl: null,
  version: '1',
  region: 'local',
  capacity: 5,
};
const LOAD = { cpu: 1, memory: 2, disk: 3, inMbps: 4, outMbps: 5 };

/** Runs a reporter against a platform that returns these statuses, the last one again and again, for some waits. */
async function run({
  statuses,
  waits,
  level = 'warn',
  assigned = [assignment()],
  onWait = () => undefined,
}: {
  statuses: number[];
  waits: number;
  level?: string;
  assigned?: StreamAssignment[];
  onWait?: (log: Logger, number: number) => void;
}) {
  const reports: MediaNodeReport[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      reports.push(MediaNodeReport.parse(body));
      response.statusCode = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
      response.end(JSON.stringify({ nextWithinSeconds: 2, streams: assigned, playbackKeys: PLAYBACK_KEYS }));
    });
  });
  onTestFinished(() => void server.close());
  const port = await startListening(server, { host: '127.0.0.1', port: 0, portSetting: 'PORT' });

  const streams = sampleStreams(sampleLibrary(), Date.now);
  const changes = new EventEmitter<{ change: [] }>();
  const stop = new AbortController();
  const waited: number[] = [];
  const lines: string[] = [];
  const logs = new StreamLogs({ write: (line) => void lines.push(line) }, level);
  const log = createLog('media-node', level, logs);
  await report(
    {
      platform: new URL(`http://127.0.0.1:${port}/`),
      node: NODE,
      load: { measure: () => Promise.resolve(LOAD) },
      streams,
      changes,
      logs,
      log,
      wait: (ms) => {
        waited.push(ms);
        streamLogger(log, 's1').info({ reason: 'busy', err: new Error('secret') }, `wait ${waited.length}`);
        onWait(log, waited.length);
        if (waited.length >= waits) stop.abort();
        return Promise.resolve();
      },
    },
    stop.signal,
  );
  return { reports, waited, lines, streams };
}

it('a report has the node, its load and its streams, and its response is taken until the last one', async () => {
  const { reports, waited, streams } = await run({ statuses: [200], waits: 2 });
  expect(reports).toMatchObject([
    { ...NODE, load: LOAD, streams: [] },
    { streams: [{ id: 's1', epoch: 1, state: 'live' }] },
    { streams: [{ id: 's1' }], isStopping: true },
  ]);
  expect(waited).toEqual([2_000, 2_000]);
  expect(streams.find('s1')?.assignment.name).toBe('Nhịp Sống');
});

it('a report has what was logged of its streams since the last one that was taken', async () => {
  const { reports, lines } = await run({ statuses: [200, 200, 500, 200], waits: 4 });
  const logged = reports.map(({ streams }) => streams.flatMap(({ log = [] }) => log.map(({ text }) => text)));
  const line = (number: number) => `wait ${number} (reason: busy, error: Error)`;
  expect(logged).toEqual([[], [line(1)], [line(2)], [line(2), line(3)], [line(4)]]);
  // The platform may have counted the bytes of the report that failed.
  const [first = 0, ...numbers] = reports.map(({ reportNumber = 0 }) => reportNumber);
  expect(numbers.map((number) => number - first)).toEqual([1, 2, 2, 3]);
  expect(lines.filter((text) => text.includes('"stream"'))).toEqual([]);
});

it('a report fits into a request, however much was logged', async () => {
  const assigned = Array.from({ length: 30 }, (_, index) => assignment({ id: `stream-${index}` }));
  const onWait = (log: Logger, number: number) => {
    for (const { id } of number === 1 ? assigned : [])
      for (let line = 0; line < 100; line += 1)
        streamLogger(log, id).info({ reason: 'a'.repeat(500) }, `line ${line}`);
  };
  const { reports } = await run({ statuses: [200], waits: 4, assigned, onWait });
  for (const body of reports) expect(JSON.stringify(body).length).toBeLessThan(2 ** 20);
  const logged = reports.flatMap(({ streams }) => streams.flatMap(({ log = [] }) => log));
  expect(logged).toHaveLength(3_000);
});

it('after a failure it is repeated often enough for its lease, and logged once', async () => {
  const { waited, lines } = await run({
    statuses: [401, 500, 503, 404, 500, 500, 200],
    waits: 7,
    level: 'info',
  });
  expect(waited).toEqual([1_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000]);
  const ofReports = lines.filter((line) => !line.includes('"stream"'));
  expect(ofReports.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      msg: 'the platform took no report; trying again',
      err: { message: 'The platform has another MEDIA_NODE_TOKEN.' },
    },
    { msg: 'the platform takes reports again', failures: 6 },
  ]);
});
