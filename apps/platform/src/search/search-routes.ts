import { listUsers } from '@console/accounts/contract';
import { BILLING_ACCESS } from '@console/billing/contract';
import { ADMIN_APP_ID } from '@console/http/contract';
import { ALERTS_ACCESS, SERVERS_ACCESS } from '@console/operations/contract';
import { search, type SearchResult } from '@console/shell-layout/contract';
import { listTenantApps } from '@console/tenant-apps/contract';
import { and, asc, desc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { authorityOf } from '../api/access';
import { hasStatus as hasAlertStatus } from '../alerts/alert-routes';
import { findMembership } from '../authorization/membership';
import type { Actor } from '../authorization/sessions';
import { dayOf } from '../billing/calendar';
import { hasStatus, IS_OPEN } from '../billing/invoice-row';
import type { Database } from '../database/connection';
import { alerts, apps, invoices, members, servers, users } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { containsWords, escaped, searchText } from '../database/search-text';
import { route } from '../http/route';

interface Search {
  q: string;
  limit: number;
  actor: Actor;
  now: Date;
}

export const searchRoutes = [
  route(search, async ({ query, actor, db, now }) => {
    const { q, limit } = query;
    // Nothing to search for is left of marks alone.
    if (searchText(q) === '') return { data: [] };
    const wanted = { q, limit, actor, now };
    const membership = await findMembership(db, actor.userId, ADMIN_APP_ID);
    const reach = (access: Parameters<typeof authorityOf>[2]) =>
      authorityOf(db, { actor, membership }, access);
    const [ofApps, ofUsers, ofBilling, ofServers, ofAlerts] = await Promise.all([
      reach(listTenantApps.access),
      reach(listUsers.access),
      reach(BILLING_ACCESS),
      reach(SERVERS_ACCESS),
      reach(ALERTS_ACCESS),
    ]);
    // One statement, because the embedded database runs one at a time.
    const rows = await unionAll(
      foundApps(db, wanted, ofApps ? undefined : isMyApp(db, actor)),
      foundUsers(db, wanted, ofUsers ? undefined : sql`false`),
      foundInvoices(db, wanted, ofBilling ? ofBilling.within(invoices.appId) : sql`false`),
      foundServers(db, wanted, ofServers ? ofServers.within(servers.appId) : sql`false`),
      foundAlerts(db, wanted, ofAlerts ? ofAlerts.within(alerts.appId) : sql`false`),
    );
    return {
      data: rows.map(({ currency, total, ...row }) => ({
        ...row,
        amount: currency === null ? null : { currency, total: Number(total) },
      })),
    };
  }),
];

const NO_TEXT = sql<string | null>`null::text`;

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

/** 0 for a text that begins with the search, 1 for a word that does, otherwise 2. */
function rank(q: string, text: SQLWrapper): SQL {
  const start = escaped(searchText(q));
  return sql`case when ${text} like ${`${start}%`} then 0 when ${text} like ${`% ${start}%`} then 1 else 2 end`;
}

function isMyApp(db: Database, { userId }: Actor): SQL {
  const mine = db
    .select({ appId: members.appId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.status, 'active')));
  return sql`${apps.appId} in ${mine}`;
}

function foundApps(db: Database, { q, limit }: Search, within: SQL | undefined) {
  return db
    .select(columns('app', { id: apps.appId, title: apps.name, appId: apps.appId, state: apps.edition }))
    .from(apps)
    .where(and(eq(apps.kind, 'tenant'), within, ...containsWords(q, [apps.searchText])))
    .orderBy(rank(q, apps.searchText), desc(apps.status), asc(byCode(apps.sortName)))
    .limit(limit);
}

function foundUsers(db: Database, { q, limit }: Search, within: SQL | undefined) {
  return db
    .select(columns('user', { id: users.id, title: users.name, subtitle: users.email }))
    .from(users)
    .where(and(within, ...containsWords(q, [users.searchText])))
    .orderBy(rank(q, users.searchText), asc(byCode(users.searchText)))
    .limit(limit);
}

function foundInvoices(db: Database, { q, limit, now }: Search, within: SQL | undefined) {
  const number = sql`lower(${invoices.number})`;
  const isNumber = sql`case when ${number} like ${`%${escaped(searchText(q))}%`} then 0 else 1 end`;
  const isOverdue = hasStatus('overdue', dayOf(now));
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
    .where(and(within, ...containsWords(q, [number, apps.searchText])))
    .orderBy(isNumber, desc(IS_OPEN), desc(invoices.issuingDate), asc(byCode(invoices.number)))
    .limit(limit);
}

function foundServers(db: Database, { q, limit }: Search, within: SQL | undefined) {
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
    .where(and(within, ...containsWords(q, [servers.searchText, apps.searchText])))
    .orderBy(rank(q, servers.searchText), asc(byCode(servers.name)), asc(servers.id))
    .limit(limit);
}

/** Alerts that are not cleared. */
function foundAlerts(db: Database, { q, limit }: Search, within: SQL | undefined) {
  const text = sql`lower(${alerts.kind} || ' ' || ${alerts.message})`;
  return db
    .select(
      columns('alert', {
        id: alerts.id,
        title: alerts.kind,
        subtitle: sql`coalesce(${servers.name} || ' · ', '') || ${apps.name}`,
        appId: alerts.appId,
        state: sql`case when ${hasAlertStatus('open')} then 'open' else 'acknowledged' end`,
      }),
    )
    .from(alerts)
    .innerJoin(apps, eq(apps.appId, alerts.appId))
    .leftJoin(servers, eq(servers.id, alerts.serverId))
    .where(
      and(within, isNull(alerts.clearedAt), ...containsWords(q, [text, servers.searchText, apps.searchText])),
    )
    .orderBy(rank(q, text), desc(alerts.raisedAt), asc(alerts.id))
    .limit(limit);
}
