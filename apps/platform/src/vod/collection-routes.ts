import {
  createCollection,
  deleteCollection,
  listCollections,
  updateCollection,
  type Collection,
} from '@console/vod/contract';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { lockManagedApp, lockRow } from '../apps/lock-app';
import { changeDetail, recordAudit } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { listPage } from '../database/list-query';
import { collections, collectionVideos } from '../database/schema';
import { foldedText } from '../database/search-text';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';

const NAME = foldedText(collections.name);

export const collectionRoutes = [
  route(listCollections, (call) =>
    listPage(call, selectCollections(call.db), {
      appId: collections.appId,
      words: [NAME, collections.appId],
      sorts: { name: NAME, createdAt: collections.createdAt },
      defaultSort: 'name',
      order: [asc(collections.id)],
      respond: (rows) => rows.map(responseOf),
    }),
  ),

  routeInTransaction(createCollection, async (call) => {
    const { body, now } = call;
    await lockManagedApp(call.db, call.authority, body.appId);
    const row = { ...body, id: newId(now), createdAt: now };
    await call.db.insert(collections).values(row);
    await recordAudit(call, row, { name: row.name });
    return responseOf({ ...row, videos: 0 });
  }),

  routeInTransaction(updateCollection, async (call) => {
    const before = await lockCollection(call.db, call.params.id, call.authority);
    const after = { ...before, ...call.body };
    const detail = changeDetail({ name: before.name }, { name: after.name });
    if (Object.keys(detail).length > 0) {
      await call.db.update(collections).set(call.body).where(eq(collections.id, before.id));
      await recordAudit(call, after, detail);
    }
    return responseOf(after);
  }),

  routeInTransaction(deleteCollection, async (call) => {
    const row = await lockCollection(call.db, call.params.id, call.authority);
    await call.db.delete(collections).where(eq(collections.id, row.id));
    await recordAudit(call, row, { name: row.name });
    return {};
  }),
];

function selectCollections(db: Database) {
  const videos = db.$count(collectionVideos, eq(collectionVideos.collectionId, collections.id));
  return db.select({ ...getTableColumns(collections), videos }).from(collections);
}

type Selected = Awaited<ReturnType<typeof selectCollections>>[number];

/** @throws HttpError 404, 409 */
function lockCollection(db: Database, id: string, authority: Authority): Promise<Selected> {
  const notFound = message('collection.notFound');
  return lockRow(db, selectCollections(db), collections, { id, authority }, notFound);
}

function responseOf({ createdAt, ...collection }: Selected): Collection {
  return { ...collection, createdAt: createdAt.toISOString() };
}
