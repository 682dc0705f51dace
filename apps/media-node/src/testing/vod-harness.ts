import { createHmac } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { signedPart } from '@console/live/contract';
import { createLog, listen } from '@console/server-kit';
import { VodNodeReport, type JobAssignment } from '@console/vod/contract';
import { onTestFinished } from 'vitest';
import { FolderStorage } from '../vod/asset-storage';
import { VodNode } from '../vod/vod-node';
import { KEY, PLAYBACK_KEYS } from './sample-stream';

export function tokenOf(
  subject: string,
  session = 'viewer',
  expiresAt = Math.floor(Date.now() / 1_000) + 600,
): string {
  const grant = { streamId: subject, session, expiresAt, keyId: 'k1' };
  const signed = signedPart(grant);
  return `${signed}.${createHmac('sha256', KEY).update(signed).digest('base64url')}`;
}

interface NodeOptions {
  platform: URL;
  /** Of all nodes of the test. */
  folder: string;
  program: string;
}

/** A platform that assigns what the test says, with nodes that report to it. */
export async function startPlatform() {
  const state = {
    jobs: [] as JobAssignment[],
    lost: [] as string[],
    reports: [] as VodNodeReport[],
    accepts: true,
    discards: false,
    deletedVideos: [] as string[],
  };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const report = VodNodeReport.parse(body);
      state.reports.push(report);
      const running = new Set(report.running.map(({ id }) => id));
      const jobs = report.freeSlots > 0 ? state.jobs.splice(0, report.freeSlots) : [];
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          nextWithinSeconds: 1,
          jobs,
          lost: state.lost.filter((id) => running.has(id)),
          accepted: state.accepts ? report.finished.map(({ id }) => id) : [],
          discard: report.uploads
            .filter(
              ({ videoId, isComplete }) =>
                (state.discards && isComplete) || state.deletedVideos.includes(videoId),
            )
            .map(({ videoId }) => videoId),
          recordings: [],
          playbackKeys: PLAYBACK_KEYS,
        }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { state, url: new URL(`http://127.0.0.1:${port}`) };
}

export async function startNode(options: NodeOptions, storageFolder: string, name = 'node') {
  const { platform, folder, program } = options;
  const workers: (number | undefined)[] = [];
  const node = new VodNode({
    platform,
    token: 'a-token-of-media-nodes',
    name,
    dataDir: await mkdtemp(join(folder, 'node-')),
    storage: new FolderStorage(storageFolder),
    program,
    slots: 1,
    joinProgram: '/nowhere',
    findSource: () => undefined,
    allowedOrigins: ['http://127.0.0.1:4200'],
    log: createLog('media-node', 'silent'),
    onWorker: (pid) => workers.push(pid),
  });
  const stop = new AbortController();
  const running = node.run(stop.signal);
  const app = node.routes();
  const listener = await listen((request) => app.fetch(request), {
    host: '127.0.0.1',
    port: 0,
    portSetting: 'MEDIA_PORT',
    graceMs: 0,
  });
  const end = async () => {
    stop.abort();
    await running;
    await listener.close();
  };
  onTestFinished(end);
  return { url: listener.url, workers, end };
}
