import { listUsers } from '@console/accounts/contract';
import { BILLING_ACCESS } from '@console/billing/contract';
import { STREAMS_ACCESS } from '@console/live/contract';
import { ALERTS_ACCESS, SERVERS_ACCESS } from '@console/operations/contract';
import { search, SEARCH_KINDS, type SearchResult } from '@console/workspace/contract';
import { VIDEOS_ACCESS } from '@console/vod/contract';
import { listTenantApps } from '@console/tenant-apps/contract';
import { and, asc, desc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { authorityOf, membershipInAdminApp } from '../api/access';
import { hasStatus as hasAlertStatus } from '../alerts/alert-row';
import { dayOf } from '../time/calendar';
import { hasStatus, IS_OPEN } from '../billing/invoice-row';
import type { Database } from '../database/connection';
import { alerts, apps, invoices, members, servers, streams, users, videos } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { escaped, foldedText, searchText, wordPatterns } from '../database/search-text';
import { route } from '../http/route';

export const searchRoutes = [
  route(search, async (call) => {
    const { query, actor, db, now } = call;
    const text = searchText(query.q);
    // Nothing to search for is left of marks alone.
    if (text === '') return { data: [] };
    const caller = { actor, membership: await membershipInAdminApp(call) };
    const [ofApps, ofUsers, ofBilling, ofServers, ofAlerts, ofStreams, ofVideos] = await Promise.all(
      [
        listTenantApps.access,
        listUsers.access,
        BILLING_ACCESS,
        SERVERS_ACCESS,
        ALERTS_ACCESS,
        STREAMS_ACCESS,
        VIDEOS_ACCESS,
      ].map((access) => authorityOf(db, caller, access)),
    );
    const rows = await statementFor(db, {
      apps: ofApps ? undefined : isMyApp(db, actor.userId),
      users: ofUsers ? undefined : NOTHING,
      invoices: ofBilling ? ofBilling.within(invoices.appId) : NOTHING,
      servers: ofServers ? ofServers.within(servers.appId) : NOTHING,
      alerts: ofAlerts ? ofAlerts.within(alerts.appId) : NOTHING,
      streams: ofStreams ? ofStreams.within(streams.appId) : NOTHING,
      videos: ofVideos ? ofVideos.within(videos.appId) : NOTHING,
    }).execute({
      patterns: wordPatterns(query.q),
      start: `${escaped(text)}%`,
      wordStart: `% ${escaped(text)}%`,
      inside: `%${escaped(text)}%`,
      limit: query.limit,
      today: dayOf(now),
    });
    return {
      // The database need not return the parts of a union in their order.
      data: SEARCH_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind)).map(
        ({ currency, total, ...row }) => ({
          ...row,
          amount: currency === null ? null : { currency, total: Number(total) },
        }),
      ),
    };
  }),
];

const NOTHING = sql`false`;

/** Conditions on what the caller can see; undefined for everything. */
type Reach = Record<
  'apps' | 'users' | 'invoices' | 'servers' | 'alerts' | 'streams' | 'videos',
  SQL | undefined
>;

type SearchStatement = ReturnType<typeof prepareSearch>;
const statements = new WeakMap<Database, SearchStatement>();

/** The statement of those who see everything is prepared once. */
function statementFor(db: Database, reach: Reach): SearchStatement {
  if (Object.values(reach).some(Boolean)) return prepareSearch(db, reach, '');
  const statement = statements.get(db) ?? prepareSearch(db, reach, 'search');
  statements.set(db, statement);
  return statement;
}

/** One statement, because the embedded database runs one at a time. */
function prepareSearch(db: Database, reach: Reach, name: string) {
  return unionAll(
    foundApps(db, reach.apps),
    foundUsers(db, reach.users),
    foundInvoices(db, reach.invoices),
    foundServers(db, reach.servers),
    foundAlerts(db, reach.alerts),
    foundStreams(db, reach.streams),
    foundVideos(db, reach.videos),
  ).prepare(name);
}

const NO_TEXT = sql<string | null>`null::text`;
const LIMIT = sql.placeholder('limit');

function columns(
  kind: SearchResult['kind'],
  fields: Record<'id' | 'title', SQLWrapper> &
    Partial<Record<'subtitle' | 'appId' | 'state' | 'currency' | 'total', SQLWrapper>>,
) {
  const text = (value: SQLWrapper | undefined) => (value ? sql<string | null>`${value}::text` : NO_TEXT);
  return {
    kind: sql<SearchResult['kind']>`${sql.raw(`'${kind}'`)}::text`.as('kind'),
    id: sql<string>`${fields.id}::text`.as('id'),
    title: sql<string>`${fields.title}::text`.as('title'),
    subtitle: text(fields.subtitle).as('subtitle'),
    appId: text(fields.appId).as('app_id'),
    state: text(fields.state).as('state'),
    currency: text(fields.currency).as('currency'),
    total: text(fields.total).as('total'),
  };
}

/** Every word occurs in one of the texts. */
function occursIn(...texts: readonly SQLWrapper[]): SQL {
  const text = sql.join(
    texts.map((one) => sql`coalesce(${one}, '')`),
    sql` || ' ' || `,
  );
  return sql`(${text}) like all(${sql.placeholder('patterns')}::text[])`;
}

/** 0 for a text that begins with the search, 1 for a word that does, otherwise 2. */
function rank(text: SQLWrapper): SQL {
  return sql`case when ${text} like ${sql.placeholder('start')} then 0 when ${text} like ${sql.placeholder('wordStart')} then 1 else 2 end`;
}

function isMyApp(db: Database, userId: string): SQL {
  const mine = db
    .select({ appId: members.appId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.status, 'active')));
  return sql`${apps.appId} in ${mine}`;
}

function foundApps(db: Database, within: SQL | undefined) {
  return db
    .select(columns('app', { id: apps.appId, title: apps.name, appId: apps.appId, state: apps.edition }))
    .from(apps)
    .where(and(eq(apps.kind, 'tenant'), within, occursIn(apps.searchText)))
    .orderBy(rank(apps.searchText), desc(apps.status), asc(byCode(apps.sortName)), asc(byCode(apps.appId)))
    .limit(LIMIT);
}

function foundUsers(db: Database, within: SQL | undefined) {
  return db
    .select(columns('user', { id: users.id, title: users.name, subtitle: users.email }))
    .from(users)
    .where(and(within, occursIn(users.searchText)))
    .orderBy(rank(users.searchText), asc(byCode(users.searchText)))
    .limit(LIMIT);
}

function foundInvoices(db: Database, within: SQL | undefined) {
  const number = sql`lower(${invoices.number})`;
  const isNumber = sql`case when ${number} like ${sql.placeholder('inside')} then 0 else 1 end`;
  const isOverdue = hasStatus('overdue', sql.placeholder('today'));
  return db
    .select(
      columns('invoice', {
        id: invoices.id,
        title: invoices.number,
        subtitle: sql`coalesce(${apps.name}, ${invoices.appId})`,
        appId: invoices.appId,
        state: sql`case when ${isOverdue} then 'overdue' else ${invoices.status} end`,
        currency: invoices.currency,
        total: invoices.total,
      }),
    )
    .from(invoices)
    .leftJoin(apps, eq(apps.appId, invoices.appId))
    .where(and(within, occursIn(number, apps.searchText)))
    .orderBy(isNumber, desc(IS_OPEN), desc(invoices.issuingDate), asc(byCode(invoices.number)))
    .limit(LIMIT);
}

function foundServers(db: Database, within: SQL | undefined) {
  return db
    .select(
      columns('server', {
        id: servers.id,
        title: servers.name,
        subtitle: apps.name,
        appId: servers.appId,
        state: servers.kind,
      }),
    )
    .from(servers)
    .innerJoin(apps, eq(apps.appId, servers.appId))
    .where(and(within, occursIn(servers.searchText, apps.searchText)))
    .orderBy(rank(servers.searchText), asc(byCode(servers.name)), asc(servers.id))
    .limit(LIMIT);
}

function foundStreams(db: Database, within: SQL | undefined) {
  const text = foldedText(streams.name);
  return db
    .select(
      columns('stream', {
        id: streams.id,
        title: streams.name,
        subtitle: apps.name,
        appId: streams.appId,
        state: sql`case when ${streams.startedAt} is null then 'off' else 'on' end`,
      }),
    )
    .from(streams)
    .innerJoin(apps, eq(apps.appId, streams.appId))
    .where(and(within, occursIn(text, apps.searchText)))
    .orderBy(rank(text), asc(byCode(text)), asc(streams.id))
    .limit(LIMIT);
}

function foundVideos(db: Database, within: SQL | undefined) {
  const text = foldedText(videos.title);
  const tags = foldedText(sql`array_to_string(${videos.tags}, ' ')`);
  return db
    .select(
      columns('video', {
        id: videos.id,
        title: videos.title,
        subtitle: apps.name,
        appId: videos.appId,
        state: videos.state,
      }),
    )
    .from(videos)
    .innerJoin(apps, eq(apps.appId, videos.appId))
    .where(and(within, occursIn(text, tags, apps.searchText)))
    .orderBy(rank(text), asc(byCode(text)), asc(videos.id))
    .limit(LIMIT);
}

/** Alerts that are not cleared. */
function foundAlerts(db: Database, within: SQL | undefined) {
  const text = foldedText(sql`(${alerts.kind} || ' ' || ${alerts.message})`);
  return db
    .select(
      columns('alert', {
        id: alerts.id,
        title: alerts.kind,
        subtitle: sql`concat_ws(' · ', ${servers.name}, ${apps.name})`,
        appId: alerts.appId,
        state: sql`case when ${hasAlertStatus('open')} then 'open' else 'acknowledged' end`,
      }),
    )
    .from(alerts)
    .innerJoin(apps, eq(apps.appId, alerts.appId))
    .leftJoin(servers, eq(servers.id, alerts.serverId))
    .where(and(within, isNull(alerts.clearedAt), occursIn(text, servers.searchText, apps.searchText)))
    .orderBy(rank(text), desc(alerts.raisedAt), asc(alerts.id))
    .limit(LIMIT);
}
