import { getPartnerPage, listDeliveries } from '@console/live/contract';
import { and, asc, eq } from 'drizzle-orm';
import { equals, listPage } from '../../database/list-query';
import { deliveries, distributors, streams } from '../../database/schema';
import { foldedText } from '../../database/search-text';
import { HttpError } from '../../http/http-error';
import { route } from '../../http/route';
import { message } from '../../messages/message';
import { hashToken } from '../../security/token';
import { deliveriesOf, deliveryResponse, distributorStateAt, selectDeliveries } from './distributor-rows';

const CHANNEL = foldedText(streams.name);
const DISTRIBUTOR = foldedText(distributors.name);

export const deliveryRoutes = [
  route(listDeliveries, (call) =>
    listPage(call, selectDeliveries(call.db, call.now), {
      appId: distributors.appId,
      where: [equals(deliveries.kind, call.query.customFields?.kind)],
      words: [CHANNEL, DISTRIBUTOR, distributors.appId],
      sorts: { channel: CHANNEL, distributor: DISTRIBUTOR, lastAt: deliveries.lastAt },
      defaultSort: 'channel',
      order: [asc(deliveries.id)],
      respond: (rows) => rows.map((row) => deliveryResponse(row, call)),
    }),
  ),

  route(getPartnerPage, async (call) => {
    const { db, params, now } = call;
    const [found] = await db
      .select({ id: distributors.id, name: distributors.name, supportEmail: distributors.supportEmail })
      .from(distributors)
      .where(and(eq(distributors.pageHash, hashToken(params.token)), eq(distributorStateAt(now), 'active')));
    if (!found) throw new HttpError(404, message('partnerPage.notFound'));
    const { id, name, supportEmail } = found;
    const received = await deliveriesOf(db, eq(deliveries.distributorId, id), now);
    const channels = received
      .map((row) => deliveryResponse(row, call))
      .map(({ channel, kind, url }) => ({
        name: channel.name,
        isLive: channel.state === 'live',
        url: kind === 'pull' ? url : null,
        renditions: channel.renditions,
      }));
    return { name, supportEmail, channels };
  }),
];
