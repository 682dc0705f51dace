import { BILLING_ACCESS } from '@console/billing/contract';
import { ALERTS_ACCESS } from '@console/operations/contract';
import {
  listNotifications,
  markNotificationsRead,
  NOTIFICATION_DAYS,
  type Notification,
} from '@console/workspace/contract';
import { listMembers } from '@console/tenant-apps/contract';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { authorityOf, membershipInAdminApp } from '../api/access';
import type { Authority } from '../authorization/authority';
import { dayOf } from '../time/calendar';
import { IS_OPEN } from '../billing/invoice-row';
import type { Database } from '../database/connection';
import { alerts, apps, auditEntries, invoices, servers, users } from '../database/schema';
import { route } from '../http/route';
import { DAY_MS } from '../time/durations';

/** Newest ones of each kind that are read. */
const MOST = 200;

export const notificationRoutes = [
  route(listNotifications, async (call) => {
    const { query, actor, db, now } = call;
    const [user] = await db
      .select({ readUntil: users.notificationsReadUntil })
      .from(users)
      .where(eq(users.id, actor.userId));
    const readUntil = user?.readUntil ?? null;
    const oldest = new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS);
    const caller = { actor, membership: await membershipInAdminApp(call) };
    const [ofAlerts, ofBilling, ofMembers] = await Promise.all([
      authorityOf(db, caller, ALERTS_ACCESS),
      authorityOf(db, caller, BILLING_ACCESS),
      authorityOf(db, caller, listMembers.access),
    ]);
    const found = (
      await Promise.all([
        ofAlerts ? raisedAlerts(db, ofAlerts, oldest, now) : [],
        ofBilling ? overdueInvoices(db, ofBilling, oldest, now) : [],
        ofMembers ? acceptedInvitations(db, ofMembers, oldest, now) : [],
      ])
    )
      .flat()
      .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1));
    const isUnread = (at: Date) => readUntil === null || at > readUntil;
    const since = query.since === undefined ? undefined : new Date(query.since);
    return {
      data: found
        .filter(({ at }) => since === undefined || at > since)
        .slice(0, query.limit)
        .map((one) => ({ ...one, at: one.at.toISOString(), isRead: !isUnread(one.at) })),
      unread: found.filter(({ at }) => isUnread(at)).length,
      readUntil: readUntil?.toISOString() ?? null,
    };
  }),

  route(markNotificationsRead, async ({ body, actor, db, now }) => {
    const until = new Date(Math.min(Date.parse(body.until), now.getTime()));
    const [changed] = await db
      .update(users)
      .set({
        notificationsReadUntil: sql`greatest(${users.notificationsReadUntil}, ${until.toISOString()}::timestamptz)`,
      })
      .where(eq(users.id, actor.userId))
      .returning({ readUntil: users.notificationsReadUntil });
    return { readUntil: (changed?.readUntil ?? until).toISOString() };
  }),
];

type Found = Omit<Notification, 'at' | 'isRead'> & { at: Date };

const NOTHING = { server: null, severity: null, values: {}, message: null, amount: null };

async function raisedAlerts(db: Database, authority: Authority, oldest: Date, now: Date): Promise<Found[]> {
  const rows = await db
    .select({ alert: alerts, appName: apps.name, server: servers.name })
    .from(alerts)
    .innerJoin(apps, eq(apps.appId, alerts.appId))
    .leftJoin(servers, eq(servers.id, alerts.serverId))
    .where(
      and(
        authority.within(alerts.appId),
        inArray(alerts.severity, ['warning', 'critical']),
        gt(alerts.raisedAt, oldest),
        lte(alerts.raisedAt, now),
      ),
    )
    .orderBy(desc(alerts.raisedAt))
    .limit(MOST);
  return rows.map(({ alert, appName, server }) => ({
    ...NOTHING,
    id: `alert-${alert.id}`,
    kind: 'alert',
    at: alert.raisedAt,
    app: { id: alert.appId, name: appName },
    object: { id: alert.id, name: alert.kind },
    server,
    severity: alert.severity,
    values: alert.values,
    message: alert.message,
  }));
}

/** An invoice is overdue from the day after it was due. */
async function overdueInvoices(
  db: Database,
  authority: Authority,
  oldest: Date,
  now: Date,
): Promise<Found[]> {
  const dayBefore = (moment: Date) => dayOf(new Date(moment.getTime() - DAY_MS));
  const rows = await db
    .select({ invoice: invoices, appName: apps.name })
    .from(invoices)
    .innerJoin(apps, eq(apps.appId, invoices.appId))
    .where(
      and(
        authority.within(invoices.appId),
        IS_OPEN,
        gt(invoices.dueDate, dayBefore(oldest)),
        lte(invoices.dueDate, dayBefore(now)),
      ),
    )
    .orderBy(desc(invoices.dueDate))
    .limit(MOST);
  return rows.map(({ invoice: { id, number, appId, dueDate, currency, total }, appName }) => ({
    ...NOTHING,
    id: `invoice-${id}`,
    kind: 'invoice-overdue',
    at: new Date(Date.parse(dueDate) + DAY_MS),
    app: { id: appId, name: appName },
    object: { id, name: number },
    amount: { currency, total },
  }));
}

async function acceptedInvitations(
  db: Database,
  authority: Authority,
  oldest: Date,
  now: Date,
): Promise<Found[]> {
  const rows = await db
    .select({ entry: auditEntries, appName: apps.name })
    .from(auditEntries)
    .innerJoin(apps, eq(apps.appId, auditEntries.appId))
    .where(
      and(
        authority.within(auditEntries.appId),
        eq(auditEntries.action, 'member.accept'),
        eq(auditEntries.result, 'done'),
        gt(auditEntries.at, oldest),
        lte(auditEntries.at, now),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(MOST);
  return rows.map(({ entry, appName }) => ({
    ...NOTHING,
    id: `member-${entry.id}`,
    kind: 'invitation-accepted',
    at: entry.at,
    app: { id: entry.appId ?? '', name: appName },
    object: { id: entry.targetId ?? '', name: entry.targetName ?? '' },
  }));
}
