import {
  createCollection,
  deleteCollection,
  listCollections,
  updateCollection,
  type Collection,
} from '@console/vod/contract';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { lockManagedApp, rejectArchivedApp } from '../apps/lock-app';
import { changeDetail, recordAudit } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId, newId } from '../database/ids';
import { equals, readPage, sortOrder } from '../database/list-query';
import { collections, collectionVideos } from '../database/schema';
import { containsWords, foldedText } from '../database/search-text';
import { HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';

const NAME = foldedText(collections.name);

export const collectionRoutes = [
  route(listCollections, async ({ query, db, authority }) => {
    const { q = '', sort = 'name', customFields = {} } = query;
    const wanted = and(
      authority.within(collections.appId),
      equals(collections.appId, customFields.appId),
      ...containsWords(q, [NAME, collections.appId]),
    );
    const order = sortOrder(sort, { name: NAME, createdAt: collections.createdAt });
    const { rows, ...page } = await readPage(
      db,
      selectCollections(db).where(wanted).$dynamic(),
      query,
      ...order,
      asc(collections.id),
    );
    return { data: rows.map(responseOf), ...page };
  }),

  routeInTransaction(createCollection, async (call) => {
    const { body, now } = call;
    await lockManagedApp(call.db, call.authority, body.appId);
    const row = { ...body, id: newId(now), createdAt: now };
    await call.db.insert(collections).values(row);
    const { appId, id: targetId, name } = row;
    const about = { appId, targetId, targetName: name };
    await recordAudit(call.db, call, { ...about, action: 'collection.create', detail: { name } });
    return responseOf({ ...row, videos: 0 });
  }),

  routeInTransaction(updateCollection, async (call) => {
    const before = await lockCollection(call.db, call.params.id, call.authority);
    const after = { ...before, ...call.body };
    const detail = changeDetail({ name: before.name }, { name: after.name });
    if (Object.keys(detail).length > 0) {
      await call.db.update(collections).set(call.body).where(eq(collections.id, before.id));
      const about = { appId: before.appId, targetId: before.id, targetName: after.name };
      await recordAudit(call.db, call, { ...about, action: 'collection.update', detail });
    }
    return responseOf(after);
  }),

  routeInTransaction(deleteCollection, async (call) => {
    const { id, appId, name } = await lockCollection(call.db, call.params.id, call.authority);
    await call.db.delete(collections).where(eq(collections.id, id));
    const about = { appId, targetId: id, targetName: name };
    await recordAudit(call.db, call, { ...about, action: 'collection.delete', detail: { name } });
    return {};
  }),
];

function selectCollections(db: Database) {
  const videos = db.$count(collectionVideos, eq(collectionVideos.collectionId, collections.id));
  return db.select({ ...getTableColumns(collections), videos }).from(collections);
}

type Selected = Awaited<ReturnType<typeof selectCollections>>[number];

/** @throws HttpError 404, 409 */
async function lockCollection(db: Database, id: string, authority: Authority): Promise<Selected> {
  const [row] = isId(id)
    ? await selectCollections(db)
        .where(and(eq(collections.id, id), authority.within(collections.appId)))
        .for('update')
    : [];
  if (!row) throw new HttpError(404, message('collection.notFound'));
  await rejectArchivedApp(db, row.appId);
  return row;
}

function responseOf({ createdAt, ...collection }: Selected): Collection {
  return { ...collection, createdAt: createdAt.toISOString() };
}
