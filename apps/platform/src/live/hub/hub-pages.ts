import type { Networks } from '@console/server-kit';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../../database/connection';
import { isId } from '../../database/ids';
import { deliveries, distributors, mediaNodes, streams } from '../../database/schema';
import { callerAddress } from '../../http/caller-address';
import { HttpError } from '../../http/http-error';
import type { PlatformEnv } from '../../http/request-context';
import { message } from '../../messages/message';
import { rejectBeyondTrafficQuota } from '../../quota/reject-beyond-quota';
import type { Keyring } from '../../security/keyring';
import { limitCalls } from '../../http/limit-calls';
import { deliveryPlayback, readDeliveryToken } from '../playback';
import { stateAt } from '../stream-row';
import { distributorStateAt } from './distributor-rows';

interface HubServices {
  db: Database;
  keyring: Keyring;
  clock: () => Date;
  trustedProxies: Networks;
}

/** A player opens a playlist once; some try again quickly. */
const CALLS_PER_MINUTE = 600;

/** The addresses that partners play, for players on any origin: each leads to the node that has the channel now. */
export function hubPages({ db, keyring, clock, trustedProxies }: HubServices): Hono<PlatformEnv> {
  const pages = new Hono<PlatformEnv>();
  pages.get('/:token/index.m3u8', async (context) => {
    const now = clock();
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await limitCalls(db, 'hub', callerAddress(context, trustedProxies), now, CALLS_PER_MINUTE);
    const id = readDeliveryToken(keyring, context.req.param('token'));
    const [found] =
      id !== undefined && isId(id)
        ? await db
            .select({
              delivery: deliveries,
              appId: distributors.appId,
              state: stateAt(now),
              origin: mediaNodes.origin,
            })
            .from(deliveries)
            .innerJoin(distributors, eq(distributors.id, deliveries.distributorId))
            .innerJoin(streams, eq(streams.id, deliveries.streamId))
            .leftJoin(mediaNodes, eq(mediaNodes.serverId, streams.nodeId))
            .where(
              and(eq(deliveries.id, id), eq(deliveries.kind, 'pull'), eq(distributorStateAt(now), 'active')),
            )
        : [];
    if (!found) throw new HttpError(404, message('delivery.ended'));
    const { delivery, appId, state, origin } = found;
    if (state !== 'live' || origin === null) throw new HttpError(404, message('stream.notLive'));
    await rejectBeyondTrafficQuota(db, appId, now);
    return context.redirect(deliveryPlayback(keyring, delivery, origin), 302);
  });
  return pages;
}
