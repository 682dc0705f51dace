import { getPartnerPage, listDeliveries } from '@console/live/contract';
import { and, asc, eq } from 'drizzle-orm';
import { equals, readPage, sortOrder } from '../../database/list-query';
import { deliveries, distributors, streams } from '../../database/schema';
import { containsWords, foldedText } from '../../database/search-text';
import { HttpError } from '../../http/http-error';
import { route } from '../../http/route';
import { message } from '../../messages/message';
import { hashToken } from '../../security/token';
import { deliveriesOf, deliveryResponse, distributorStateAt, selectDeliveries } from './distributor-rows';

const CHANNEL = foldedText(streams.name);
const DISTRIBUTOR = foldedText(distributors.name);

export const deliveryRoutes = [
  route(listDeliveries, async (call) => {
    const { db, authority, now, query } = call;
    const { q = '', sort = 'channel', customFields = {} } = query;
    const wanted = and(
      authority.within(distributors.appId),
      equals(distributors.appId, customFields.appId),
      equals(deliveries.kind, customFields.kind),
      ...containsWords(q, [CHANNEL, DISTRIBUTOR, distributors.appId]),
    );
    const order = sortOrder(sort, { channel: CHANNEL, distributor: DISTRIBUTOR, lastAt: deliveries.lastAt });
    const { rows, ...page } = await readPage(
      db,
      selectDeliveries(db, now).where(wanted),
      query,
      ...order,
      asc(deliveries.id),
    );
    return {
      data: rows.map((row) => deliveryResponse(row, call)),
      ...page,
    };
  }),

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
