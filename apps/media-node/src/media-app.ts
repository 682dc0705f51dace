import { THUMBNAIL_SESSION, type PlaybackGrant } from '@console/live/contract';
import {
  type Connection,
  requestLog,
  requestMetrics,
  requestTracing,
  type RequestVariables,
  routeOf,
  statusRoutes,
  type Metrics,
} from '@console/server-kit';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { LoopRendition } from './loop-library';
import type { MachineLoad } from './machine-load';
import { mediaMetrics } from './media-metrics';
import { checkPlayback } from './playback-access';
import { isAvailable, masterPlaylist, mediaPlaylist, segmentsAt } from './playlist';
import type { Stream, Streams } from './streams';
import { SEGMENT_SECONDS, SIZES } from './test-picture';

interface MediaAppOptions {
  streams: Streams;
  load: Pick<MachineLoad, 'watch'>;
  allowedOrigins: readonly string[];
  log: Logger;
  metrics: Metrics;
  metricsToken?: string | undefined;
  isStopping?: () => boolean;
  clock?: () => number;
}

interface MediaEnv {
  Bindings: Connection;
  Variables: RequestVariables & { stream: Stream; grant: PlaybackGrant };
}

const NO_STORE = { 'Cache-Control': 'no-store' };
const THUMBNAIL_CACHE = `public, max-age=${SEGMENT_SECONDS}`;
/** Cached for half a segment. */
const PLAYLIST = {
  type: 'application/vnd.apple.mpegurl',
  caching: `public, max-age=${SEGMENT_SECONDS / 2}`,
};
const MEDIA = { type: 'video/mp4', caching: 'public, max-age=86400, immutable' };

/** What viewers reach: playlists, segments and thumbnails behind a playback token. */
export function createMediaApp(options: MediaAppOptions): Hono<MediaEnv> {
  const { streams, load, allowedOrigins, log, metrics, clock = Date.now } = options;
  const app = new Hono<MediaEnv>();
  const countSent = mediaMetrics(metrics, streams);

  app.use(requestTracing);
  app.use(requestMetrics(metrics));
  app.use(requestLog(log));
  app.use(async (c, next) => {
    load.watch(c.env.incoming.socket);
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  const checks = {
    platform: () =>
      streams.hasLease() ? Promise.resolve() : Promise.reject(new Error('The platform has taken no report.')),
  };
  app.route('/', statusRoutes({ ...options, checks }));

  app.use('/play/*', cors({ origin: [...allowedOrigins], allowMethods: ['GET', 'HEAD'] }));
  app.use(
    '/play/:token/*',
    createMiddleware<MediaEnv>(async (c, next) => {
      const grant = checkPlayback(c.req.param('token') ?? '', streams.keys, clock());
      if (!streams.hasLease()) return c.notFound();
      if (grant === 'wrong') return c.text('Wrong playback address', 403, NO_STORE);
      if (grant === 'expired') return c.text('The playback address has expired', 410, NO_STORE);
      const stream = streams.find(grant.streamId);
      if (!stream) return c.notFound();
      c.set('grant', grant);
      c.set('stream', stream);
      await next();
      if (!c.res.ok || c.req.method === 'HEAD') return undefined;
      const bytes = Number(c.res.headers.get('Content-Length'));
      stream.bytesOut += bytes;
      countSent(bytes);
      return undefined;
    }),
    etag(),
  );

  app.get('/play/:token/thumbnail.jpg', async (c) => {
    const { timeline, loop } = c.var.stream;
    const segments = segmentsAt(timeline, clock());
    const rendition = loop.renditions.find(({ name }) => name === SIZES[0].name);
    if (!segments || !rendition) return c.notFound();
    return send(c, await rendition.thumbnail(segments.last), {
      type: 'image/jpeg',
      caching: THUMBNAIL_CACHE,
      version: `${loop.key}-${segments.last}`,
    });
  });

  app.use('/play/:token/*', (c, next) =>
    c.var.grant.session === THUMBNAIL_SESSION
      ? Promise.resolve(c.text('This address shows an image only', 403, NO_STORE))
      : next(),
  );
  app.get('/play/:token/index.m3u8', (c) => {
    const { timeline, loop } = c.var.stream;
    if (loop.renditions.length === 0 || !segmentsAt(timeline, clock())) return c.notFound();
    return send(c, Buffer.from(masterPlaylist(loop.renditions)), {
      ...PLAYLIST,
      version: `${loop.key}-${loop.renditions.length}`,
    });
  });
  app.get('/play/:token/:rendition/index.m3u8', (c) => {
    const { stream, grant } = c.var;
    const segments = segmentsAt(stream.timeline, clock());
    if (!renditionOf(c) || !segments) return c.notFound();
    stream.see(grant.session, clock());
    return send(c, Buffer.from(mediaPlaylist(stream.timeline, segments)), {
      ...PLAYLIST,
      version: `${segments.first}-${segments.last}`,
    });
  });
  app.get('/play/:token/:rendition/init.mp4', (c) => {
    const rendition = renditionOf(c);
    return rendition ? send(c, rendition.init, { ...MEDIA, version: c.var.stream.loop.key }) : c.notFound();
  });
  app.get('/play/:token/:rendition/:segment{[0-9]{1,12}\\.m4s}', async (c) => {
    const { stream, grant } = c.var;
    const rendition = renditionOf(c);
    const number = Number.parseInt(c.req.param('segment'), 10);
    if (!rendition || !isAvailable(stream.timeline, number, clock())) return c.notFound();
    stream.see(grant.session, clock());
    return send(c, await rendition.segment(number), { ...MEDIA, version: `${stream.loop.key}-${number}` });
  });

  app.notFound((c) => c.text('Not found', 404, NO_STORE));
  app.onError((error, c) => {
    log.error({ requestId: c.var.requestId, route: routeOf(c), err: error }, 'failed');
    return c.text('Internal server error', 500, NO_STORE);
  });
  return app;
}

function renditionOf(c: Context<MediaEnv>): LoopRendition | undefined {
  return c.var.stream.loop.renditions.find(({ name }) => name === c.req.param('rendition'));
}

interface Sent {
  type: string;
  caching: string;
  /** The same for the same content at an address. */
  version: string;
}

function send(c: Context, body: Buffer<ArrayBuffer>, { type, caching, version }: Sent): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Cache-Control': caching,
    ETag: `"${version}"`,
  });
}
