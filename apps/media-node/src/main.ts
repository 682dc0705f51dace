import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import type { StreamAssignment } from '@console/live/contract';
import {
  announceReady,
  createLog,
  createMetrics,
  Networks,
  OutgoingClient,
  runServer,
  serve,
  standardOutput,
} from '@console/server-kit';
import { version } from '../package.json';
import { FileCache } from './file-cache';
import { PartnerPush } from './hub/partner-push';
import { LoopLibrary } from './loop-library';
import { MachineLoad } from './machine-load';
import { createMediaApp } from './media-app';
import { openSource } from './open-source';
import { drawSlate } from './push/draw-slate';
import { drawStill } from './push/draw-still';
import { RemoteInputs } from './remote/remote-inputs';
import { report } from './reporter';
import { startRtmpServer } from './rtmp/rtmp-server';
import { readSettings, unknownSettings } from './settings';
import { openAds } from './ssai/open-ads';
import { reportAds } from './ssai/ssai-reporter';
import { streamLogger, StreamLogs } from './stream-logs';
import { Streams } from './streams';
import { VodNode } from './vod/vod-node';
import { openStorage } from './vod/open-storage';

/** Maximum time for requests in flight when the server stops. */
const GRACE_MS = 10_000;
/** Where encoders look for a server. */
const RTMP_PORT = 1_935;
/** Segments in memory, of all streams together. */
const MAX_CACHED_BYTES = 256 * 2 ** 20;
const FONT = '@expo-google-fonts/archivo-narrow/600SemiBold/ArchivoNarrow_600SemiBold.ttf';

await runServer('media-node', async () => {
  const settings = readSettings(process.env);
  const { dataDir, token, name, origin, region, capacity } = settings;
  const logs = new StreamLogs(standardOutput(), settings.logLevel);
  const log = createLog('media-node', settings.logLevel, logs);
  for (const problem of unknownSettings(process.env)) log.warn(problem);
  await mkdir(dataDir, { recursive: true });

  const program = resolve(import.meta.dirname, 'encode-loop.js');
  const font = createRequire(import.meta.url).resolve(FONT);
  const library = new LoopLibrary({ folder: join(dataDir, 'loops'), program, font, log });
  const segments = join(dataDir, 'segments');
  await rm(segments, { recursive: true, force: true });
  const files = new FileCache(MAX_CACHED_BYTES);
  const drawing = { program, folder: join(segments, 'drawings') };
  const storage = openStorage(settings.storage);
  const load = new MachineLoad(dataDir);
  const onSocket = (socket: Socket) => load.watch(socket);
  const client = new OutgoingClient(new Networks(settings.allowedNetworks), onSocket);
  const remotes = new RemoteInputs(log);
  const open = (assignment: StreamAssignment) => {
    const streamLog = streamLogger(log, assignment.id);
    streamLog.info({ source: assignment.source.kind, node: name }, 'a stream was assigned');
    return openSource(assignment, {
      library,
      storage,
      folder: segments,
      files,
      transcoder: resolve(import.meta.dirname, 'transcode-worker.js'),
      puller: resolve(import.meta.dirname, 'pull-worker.js'),
      client,
      findInput: (input) => streams.findInput(input.streamId) ?? remotes.find(input),
      drawStill: (file) => drawStill(file, drawing),
      drawSlate: (format) => drawSlate(format, { ...drawing, font }),
      onChange: () => library.changes.emit('change'),
      log: streamLog,
    });
  };
  const streams: Streams = new Streams(
    library,
    open,
    Date.now,
    (source, target, streamId) =>
      new PartnerPush(source, target, { client, log: streamLogger(log, streamId) }),
  );
  const encoders = await startRtmpServer({
    host: settings.host,
    port: settings.rtmpPort ?? RTMP_PORT,
    isMovable: settings.rtmpPort === undefined,
    publish: (key, disconnect) => streams.publish(key, disconnect),
    onSocket,
    log,
  });
  const ads = await openAds({
    streams,
    files,
    folder: join(dataDir, 'ads'),
    program: resolve(import.meta.dirname, 'ssai/condition-ad.js'),
    client,
    log,
  });
  const vod = new VodNode({
    ...settings,
    storage,
    program: resolve(import.meta.dirname, 'transcode-video.js'),
    slots: settings.jobs,
    joinProgram: resolve(import.meta.dirname, 'join-recording.js'),
    findSource: (streamId) => streams.find(streamId)?.source,
    log,
  });
  const stopping = new AbortController();
  const app = createMediaApp({
    ...settings,
    streams,
    vod: vod.routes(),
    load,
    ads,
    metrics: createMetrics({ process: true }),
    log,
    isStopping: () => stopping.signal.aborted,
  });
  const server = await serve((request, connection) => app.fetch(request, connection), {
    ...settings,
    log,
    portSetting: 'MEDIA_PORT',
    takesUploads: true,
    graceMs: GRACE_MS,
    onStopping: () => stopping.abort(),
    release: async () => {
      await reporting;
      streams.close();
      remotes.close();
      await ads.insertion.close();
      await Promise.all([library.close(), processing]);
    },
  });
  const ingestUrl = `rtmp://${new URL(origin).hostname}:${encoders.port}/live`;
  const node = { token, name, origin, ingestUrl, version, region, capacity };
  const reporting = report(
    { ...settings, node, load, streams, logs, changes: library.changes, log },
    stopping.signal,
  )
    .catch((error: unknown) => log.fatal({ err: error }, 'reporting ended'))
    // Other nodes have the streams: encoders do not wait for the last viewers.
    .then(() => encoders.close());
  const { insertion } = ads;
  reportAds({ ...settings, insertion, log }, stopping.signal).catch((error: unknown) =>
    log.fatal({ err: error }, 'reporting of ads ended'),
  );
  const processing = vod.run(stopping.signal);
  processing.catch((error: unknown) => log.fatal({ err: error }, 'processing ended'));
  announceReady(log, {
    message: { url: origin },
    text: `The media node is ready: ${origin}\n`,
    fields: { url: origin },
  });
  return server;
});
