import { isDeepStrictEqual } from 'node:util';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  SAVED_VIEWS_MAX,
  SHARING_ACCESS,
  updateSavedView,
  type SavedView,
} from '@console/workspace/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { ADMIN_APP_ID } from '@console/http/contract';
import { authorityOf } from '../api/access';
import { findMembership, type Membership } from '../authorization/membership';
import type { Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { equalsId } from '../database/list-query';
import { merged } from '../database/merged';
import { byCode } from '../database/schema/columns';
import { savedViews, users } from '../database/schema';
import { entityTag, fieldError, HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';

export const savedViewRoutes = [
  route(listSavedViews, async (call) => {
    const { query, actor, db, request } = call;
    const shared = (await manages(db, call))
      ? and(savedViews.shared, eq(savedViews.appId, request.appId))
      : undefined;
    const rows = await viewsOf(db, actor)
      .where(and(eq(savedViews.table, query.table), or(eq(savedViews.userId, actor.userId), shared)))
      .orderBy(asc(sql`lower(${savedViews.name})`), asc(byCode(savedViews.name)), asc(savedViews.id));
    return { data: rows.map(savedView) };
  }),

  routeInTransaction(createSavedView, async (call) => {
    const { body, actor, now, request } = call;
    if (body.shared) await requireManager(call.db, call);
    const appId = body.shared ? request.appId : ADMIN_APP_ID;
    await lockViews(call.db, actor);
    const count = await call.db.$count(savedViews, eq(savedViews.userId, actor.userId));
    if (count >= SAVED_VIEWS_MAX) {
      throw new HttpError(409, message('savedView.tooMany', { limit: SAVED_VIEWS_MAX }));
    }
    const id = newId(now);
    const added = await call.db
      .insert(savedViews)
      .values({ ...body, id, userId: actor.userId, appId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: savedViews.id });
    if (added.length === 0) throw nameTaken();
    return savedView(await requireView(call.db, actor, id));
  }),

  routeInTransaction(updateSavedView, async (call) => {
    const { params, body, actor, now, request, knownVersion, setVersion } = call;
    await lockViews(call.db, actor);
    const { view } = await requireView(call.db, actor, params.id);
    if (body.shared === true) await requireManager(call.db, call);
    // Someone who has left the app can only stop sharing.
    else if (view.shared && body.shared === undefined) await requireManager(call.db, call, view.appId);
    requireVersion(knownVersion, view.version);
    const changed = merged(view, { ...body, ...(body.shared === true && { appId: request.appId }) });
    const isSame = isDeepStrictEqual(changed, view);
    const row = isSame ? view : { ...changed, version: view.version + 1, updatedAt: now };
    if (!isSame) {
      if (await isNameTaken(call.db, view, row.name)) throw nameTaken();
      await call.db.update(savedViews).set(row).where(eq(savedViews.id, view.id));
    }
    setVersion(row.version);
    return savedView(await requireView(call.db, actor, view.id));
  }),

  route(deleteSavedView, async ({ params, actor, db }) => {
    const { view } = await requireView(db, actor, params.id);
    await db.delete(savedViews).where(eq(savedViews.id, view.id));
    return {};
  }),
];

interface Manager {
  actor: Actor;
  membership: Membership | undefined;
  request: { appId: string };
}

async function manages(db: Database, { actor, membership, request }: Manager): Promise<boolean> {
  const { appId } = request;
  const authority = await authorityOf(db, { actor, appId, membership }, SHARING_ACCESS);
  return authority?.reachesApp(appId) ?? false;
}

/** `appId`: the app of the call by default. */
async function requireManager(db: Database, call: Manager, appId = call.request.appId): Promise<void> {
  const { actor, request } = call;
  const membership =
    appId === request.appId ? call.membership : await findMembership(db, actor.userId, appId);
  if (await manages(db, { actor, membership, request: { appId } })) return;
  throw new HttpError(403, message('savedView.notManager'));
}

/** One change of a user's views at a time, so that limit and names hold. */
async function lockViews(db: Database, { userId }: Actor): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

type ViewRow = typeof savedViews.$inferSelect;

async function isNameTaken(db: Database, { id, userId, table }: ViewRow, name: string): Promise<boolean> {
  const same = and(
    eq(savedViews.userId, userId),
    eq(savedViews.table, table),
    sql`lower(${savedViews.name}) = lower(${name})`,
    sql`${savedViews.id} <> ${id}`,
  );
  return (await db.$count(savedViews, same)) > 0;
}

function nameTaken(): HttpError {
  return fieldError(409, 'name', message('savedView.nameTaken'));
}

function viewsOf(db: Database, { userId }: Actor) {
  return db
    .select({
      view: savedViews,
      owner: { name: users.name, email: users.email },
      isMine: sql<boolean>`${savedViews.userId} = ${userId}`,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId));
}

type SelectedView = Awaited<ReturnType<typeof viewsOf>>[number];

/** @throws HttpError 404 for a view of another user. */
async function requireView(db: Database, actor: Actor, id: string): Promise<SelectedView> {
  const isOne = and(equalsId(savedViews.id, id), eq(savedViews.userId, actor.userId));
  const [found] = await viewsOf(db, actor).where(isOne);
  if (!found) throw new HttpError(404, message('savedView.notFound'));
  return found;
}

function savedView({ view, owner, isMine }: SelectedView): SavedView {
  const { version, updatedAt, userId: _userId, appId: _appId, createdAt: _createdAt, ...fields } = view;
  return { ...fields, owner, isMine, updatedAt: updatedAt.toISOString(), etag: entityTag(version) };
}
