import {
  deliveryOf,
  INPUT_SESSION,
  readPlaybackToken,
  THUMBNAIL_SESSION,
  type PlaybackGrant,
} from '@console/live/contract';
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
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { allowOrigin } from './allow-origin';
import type { MachineLoad } from './machine-load';
import { mediaMetrics } from './media-metrics';
import { checkPlayback } from './playback-access';
import { masterOf, playlistOf } from './playlist';
import type { Source, SourceFile } from './source';
import type { AdInsertion } from './ssai/ad-insertion';
import type { AdLibrary } from './ssai/ad-library';
import { ssaiRoutes } from './ssai/ssai-routes';
import type { Stream, Streams } from './streams';
import { SEGMENT_SECONDS } from './test-picture';

interface MediaAppOptions {
  streams: Streams;
  /** Routes of videos. */
  vod?: Hono | undefined;
  load: Pick<MachineLoad, 'watch'>;
  allowedOrigins: readonly string[];
  log: Logger;
  metrics: Metrics;
  metricsToken?: string | undefined;
  isStopping?: () => boolean;
  clock?: () => number;
  /** Default: no ads. */
  ads?: { insertion: AdInsertion; library: AdLibrary } | undefined;
}

interface MediaEnv {
  Bindings: Connection;
  Variables: RequestVariables & { stream: Stream; source: Source; grant: PlaybackGrant };
}

const NO_STORE = { 'Cache-Control': 'no-store' };
const THUMBNAIL_CACHE = `public, max-age=${SEGMENT_SECONDS}`;
/** Cached for half a segment. */
const PLAYLIST = {
  type: 'application/vnd.apple.mpegurl',
  caching: `public, max-age=${SEGMENT_SECONDS / 2}`,
};
/** Listed for channels on other nodes. */
const INPUT_SEGMENTS = 20;
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
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await next();
  });
  const checks = {
    platform: () =>
      streams.hasLease() ? Promise.resolve() : Promise.reject(new Error('The platform has taken no report.')),
  };
  app.route('/', statusRoutes({ ...options, checks }));

  if (options.ads) app.route('/', ssaiRoutes({ ...options.ads, streams, allowedOrigins, countSent, clock }));
  if (options.vod) app.route('/', options.vod);

  app.use(
    '/play/:token/*',
    allowOrigin((origin, c) => {
      // The sites of partners are not known.
      const session = readPlaybackToken(c.req.param('token') ?? '')?.session ?? '';
      if (deliveryOf(session) !== undefined) return '*';
      return allowedOrigins.includes(origin) ? origin : undefined;
    }),
  );
  app.use(
    '/play/:token/*',
    createMiddleware<MediaEnv>(async (c, next) => {
      const grant = checkPlayback(c.req.param('token') ?? '', streams.keys, clock());
      if (!streams.hasLease()) return c.notFound();
      if (grant === 'wrong') return c.text('Wrong playback address', 403, NO_STORE);
      if (grant === 'expired') return c.text('The playback address has expired', 410, NO_STORE);
      const stream = streams.find(grant.streamId);
      if (!stream) return c.notFound();
      if (!stream.admits(grant.session)) return c.text('Playback has ended', 410, NO_STORE);
      c.set('grant', grant);
      const isInput = grant.session === INPUT_SESSION;
      c.set('stream', stream);
      c.set('source', (isInput && stream.source.input) || stream.source);
      await next();
      if (!c.res.ok || c.req.method === 'HEAD' || isInput) return undefined;
      const bytes = Number(c.res.headers.get('Content-Length'));
      stream.bytesOut += bytes;
      stream.partners.count(grant.session, bytes);
      countSent(bytes);
      return undefined;
    }),
    etag(),
  );

  app.get('/play/:token/thumbnail.jpg', async (c) => {
    const file = await c.var.source.thumbnail(clock());
    return file ? send(c, file, { type: 'image/jpeg', caching: THUMBNAIL_CACHE }) : c.notFound();
  });

  app.use('/play/:token/*', (c, next) =>
    c.var.grant.session === THUMBNAIL_SESSION
      ? Promise.resolve(c.text('This address shows an image only', 403, NO_STORE))
      : next(),
  );
  app.get('/play/:token/index.m3u8', (c) => {
    const file = masterOf(c.var.source, clock());
    return file ? send(c, file, PLAYLIST) : c.notFound();
  });
  app.get('/play/:token/:rendition/index.m3u8', (c) => {
    const { stream, source, grant } = c.var;
    const rendition = c.req.param('rendition');
    const count = grant.session === INPUT_SESSION ? INPUT_SEGMENTS : Infinity;
    const file = playlistOf(source, rendition, clock(), count);
    if (!file) return c.notFound();
    stream.see(grant.session, rendition, clock());
    return send(c, file, PLAYLIST);
  });
  app.get('/play/:token/:rendition/:segment{[a-z0-9-]{1,32}\\.m(?:4s|p4)}', async (c) => {
    const { stream, source, grant } = c.var;
    const rendition = c.req.param('rendition');
    const file = await source.segment(rendition, c.req.param('segment'), clock());
    if (!file) return c.notFound();
    stream.see(grant.session, rendition, clock());
    return send(c, file, MEDIA);
  });

  app.notFound((c) => c.text('Not found', 404, NO_STORE));
  app.onError((error, c) => {
    log.error({ requestId: c.var.requestId, route: routeOf(c), err: error }, 'failed');
    return c.text('Internal server error', 500, NO_STORE);
  });
  return app;
}

function send(
  c: Context,
  { content, version }: SourceFile,
  { type, caching }: { type: string; caching: string },
): Response {
  return c.body(content, 200, {
    'Content-Type': type,
    'Content-Length': String(content.length),
    'Cache-Control': caching,
    ETag: `"${version}"`,
  });
}
