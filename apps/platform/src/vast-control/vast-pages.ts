import { createHash } from 'node:crypto';
import { isSameSecret, type Networks } from '@console/server-kit';
import { VAST_PATH } from '@console/ssai/contract';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/connection';
import { callerAddress } from '../http/caller-address';
import { HttpError } from '../http/http-error';
import type { PlatformEnv } from '../http/request-context';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { countEvent, eventSignature } from './count-event';
import { deviceClassOf } from './device-class';
import { limitCalls } from '../http/limit-calls';
import { serveAds } from './serve-ads';
import { vastDocument, type ServedAd } from './vast-document';

interface VastServices {
  db: Database;
  keyring: Keyring;
  clock: () => Date;
  consoleUrl: string;
  trustedProxies: Networks;
  callsPerMinute?: number;
}

/** Of one address: an ad inserter calls for all its viewers. */
const CALLS_PER_MINUTE = 6_000;
const MAX_ADS = 10;
const HOUR_SECONDS = 3_600;

/** What a player adds to an ad tag. Other parameters, such as cache busters, are ignored. */
const TagQuery = z.object({
  /** Identifies one playback, for frequency caps. Default: address and user agent. */
  session: z.string().min(1).max(200).optional(),
  stream: z.string().min(1).max(100).optional(),
  ads: z.coerce.number().int().min(1).max(MAX_ADS).default(1),
  /** Seconds, of all ads. */
  duration: z.coerce.number().min(1).max(HOUR_SECONDS).default(HOUR_SECONDS),
});

/** A transparent image of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Ad tags and event addresses, for players on any origin and without a session. */
export function vastPages(services: VastServices): Hono<PlatformEnv> {
  const { db, keyring, clock, consoleUrl, trustedProxies, callsPerMinute = CALLS_PER_MINUTE } = services;
  const pages = new Hono<PlatformEnv>();

  pages.use(async (context, next) => {
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await limitCalls(db, 'vast', callerAddress(context, trustedProxies), clock(), callsPerMinute);
    await next();
  });

  pages.get('/:token{[\\w-]{43}}', async (context) => {
    const query = TagQuery.safeParse(context.req.query());
    if (!query.success) throw new HttpError(400, message('vastTag.query'));
    const { session, stream, ads, duration } = query.data;
    const found = await serveAds(db, {
      at: clock(),
      token: context.req.param('token'),
      session: hashOf(session ?? `${callerAddress(context, trustedProxies)} ${userAgentOf(context)}`),
      streamId: stream,
      device: deviceClassOf(userAgentOf(context)),
      ads,
      maxSeconds: duration,
    });
    if (!found) throw new HttpError(404, message('vastTag.notFound'));
    return context.body(vastDocument(found, eventUrl), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    });
  });

  pages.get('/event/:id/:event/:signature', async (context) => {
    const { id, event, signature } = context.req.param();
    if (!isSameSecret(signature, eventSignature(keyring, id, event))) {
      throw new HttpError(404, message('request.notFound'));
    }
    await countEvent(db, id, event, clock());
    return context.body(PIXEL, 200, { 'Content-Type': 'image/gif' });
  });

  return pages;

  function eventUrl({ id }: ServedAd, event: string): string {
    return new URL(`${VAST_PATH}/event/${id}/${event}/${eventSignature(keyring, id, event)}`, consoleUrl)
      .href;
  }
}

/** An ad inserter passes the viewer's on. */
function userAgentOf(context: Context<PlatformEnv>): string {
  return context.req.header('X-Device-User-Agent') ?? context.req.header('User-Agent') ?? '';
}

function hashOf(session: string): string {
  return createHash('sha256').update(session).digest('base64url').slice(0, 22);
}
