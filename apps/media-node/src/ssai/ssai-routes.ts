import type { Connection, RequestVariables } from '@console/server-kit';
import type { EndpointAssignment } from '@console/ssai/contract';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { allowOrigin } from '../allow-origin';
import { masterOf, mediaPlaylist } from '../playlist';
import { checkPlayback } from '../playback-access';
import type { SourceFile } from '../source';
import type { Stream, Streams } from '../streams';
import type { AdInsertion } from './ad-insertion';
import type { AdLibrary } from './ad-library';
import type { AdSession } from './ad-session';

interface Options {
  streams: Streams;
  insertion: AdInsertion;
  library: AdLibrary;
  allowedOrigins: readonly string[];
  countSent: (bytes: number) => void;
  clock: () => number;
}

interface SsaiEnv {
  Bindings: Connection;
  Variables: RequestVariables & {
    stream: Stream;
    endpoint: EndpointAssignment;
    /** Undefined for viewers without ads. */
    session: AdSession | undefined;
    sessionId: string;
  };
}

const NO_STORE = { 'Cache-Control': 'no-store' };
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
const MEDIA_CACHE = 'public, max-age=86400, immutable';

/** Playlists of one viewer each, with ads; after the token, the addresses of ads are the same for all viewers. */
export function ssaiRoutes({
  streams,
  insertion,
  library,
  allowedOrigins,
  countSent,
  clock,
}: Options): Hono<SsaiEnv> {
  const app = new Hono<SsaiEnv>();
  app.use(
    '/ssai/*',
    allowOrigin((origin) => (allowedOrigins.includes(origin) ? origin : undefined)),
  );
  app.use(
    '/ssai/:token/*',
    createMiddleware<SsaiEnv>(async (c, next) => {
      const grant = checkPlayback(c.req.param('token') ?? '', streams.keys, clock());
      if (!streams.hasLease()) return c.notFound();
      if (grant === 'wrong') return c.text('Wrong playback address', 403, NO_STORE);
      if (grant === 'expired') return c.text('The playback address has expired', 410, NO_STORE);
      const found = insertion.source(grant.streamId);
      if (!found) return c.notFound();
      const { remoteAddress = '' } = c.env.incoming.socket;
      const userAgent = (c.req.header('User-Agent') ?? '').slice(0, 500);
      const viewer = { session: grant.session, address: remoteAddress, userAgent };
      c.set('stream', found.stream);
      c.set('endpoint', found.endpoint);
      c.set('sessionId', grant.session);
      c.set('session', insertion.open(found.endpoint, viewer));
      await next();
      if (!c.res.ok || c.req.method === 'HEAD') return undefined;
      const bytes = Number(c.res.headers.get('Content-Length'));
      found.stream.bytesOut += bytes;
      countSent(bytes);
      return undefined;
    }),
  );

  app.get('/ssai/:token/index.m3u8', (c) => {
    const file = masterOf(c.var.stream.source, clock());
    return file ? send(c, file, PLAYLIST_TYPE, 'no-store') : c.notFound();
  });
  app.get('/ssai/:token/:rendition/index.m3u8', (c) => {
    const { stream, endpoint, session, sessionId } = c.var;
    const rendition = c.req.param('rendition');
    const { source } = stream;
    const segments = session
      ? insertion.list(session, endpoint, source, rendition)
      : source.segments(rendition, clock());
    if (!segments || segments.length === 0) return c.notFound();
    stream.see(sessionId, rendition, clock());
    const content = Buffer.from(mediaPlaylist(segments, source.targetSeconds));
    return send(c, { content, version: '' }, PLAYLIST_TYPE, 'no-store');
  });
  app.get('/ssai/:token/:rendition/ads/:breakId/:ad{\\d{1,3}}/:piece{\\d{1,4}\\.m4s}', (c) => {
    const { stream, session, sessionId } = c.var;
    const { rendition, breakId, ad, piece } = c.req.param();
    if (c.req.method === 'HEAD' || !session) return c.notFound();
    const key = insertion.deliver(session, breakId, Number(ad), Number.parseInt(piece, 10));
    if (key === undefined) return c.notFound();
    stream.see(sessionId, rendition, clock());
    c.header('Cache-Control', 'no-store');
    // Relative, because a CDN can serve the node below another address.
    return c.redirect(`../../../../ads/${key}/${encodeURIComponent(rendition)}/${piece}`);
  });
  app.get('/ssai/:token/:rendition/:segment{[a-z0-9-]{1,32}\\.m(?:4s|p4)}', async (c) => {
    const { stream, sessionId } = c.var;
    const rendition = c.req.param('rendition');
    const file = await stream.source.segment(rendition, c.req.param('segment'), clock());
    if (!file) return c.notFound();
    stream.see(sessionId, rendition, clock());
    return send(c, file, 'video/mp4', MEDIA_CACHE);
  });
  app.get('/ssai/:token/ads/:key/:rendition/:file', async (c) => {
    const { key, rendition, file: name } = c.req.param();
    const file = await library.file(key, rendition, name);
    return file ? send(c, file, 'video/mp4', MEDIA_CACHE) : c.notFound();
  });
  return app;
}

function send(c: Context, { content, version }: SourceFile, type: string, caching: string): Response {
  return c.body(content, 200, {
    'Content-Type': type,
    'Content-Length': String(content.length),
    'Cache-Control': caching,
    ...(version !== '' && { ETag: `"${version}"` }),
  });
}
