import { ADMIN_APP_ID } from '@console/http/contract';
import { and, asc, eq, gt, gte, inArray, isNull, like, lte, sql } from 'drizzle-orm';
import { changeDetail } from '../../src/audit/record-audit';
import type { Database } from '../../src/database/connection';
import {
  alerts,
  apps,
  auditEntries,
  billingInfos,
  groups,
  invoiceLines,
  invoices,
  members,
  paymentMethods,
  payments,
  quotas,
  servers,
  usages,
  users,
} from '../../src/database/schema';
import { recordHeartbeats } from '../../src/servers/record-heartbeats';
import { DAY, HOUR, MINUTE, dateOf, plus } from '../calendar';
import { insertRows } from '../insert-rows';
import { Random } from '../random';
import { demoAppIds } from '../seed/demo-apps';
import { demoAlerts, incidentOf, INCIDENT, type Period } from './alerts';
import { appAudit, entryOf, staffAudit, type StaffMember } from './audit';
import { IS_DEMO_SERVER, loadCast, loadDisturbances, type Player } from './cast';
import { demoInvoices, type DemoInvoice } from './invoices';
import { simulateServers } from './server-load';
import { demoQuotas, usageFunction, usagesBetween } from './usage';

export const STAFF_DOMAIN = 'signalbox.example';
/** Bounds the memory that generating takes. */
const BATCH = 250;
/** Late payers pay within this time. */
const BILLING_DAYS = 130;
const YEAR = 365 * DAY;

interface Story extends Period {
  /** Number of demo apps. */
  apps: number;
  usageDays: number;
}

/**
 * Adds what happened in a period to the demo apps that still exist. The same for the same apps and period. What users
 * have changed stays.
 */
export async function continueDemoData(db: Database, story: Story): Promise<void> {
  const staff = await staffOf(db);
  for (let start = 0; start < story.apps; start += BATCH) {
    const appIds = demoAppIds(start, Math.min(start + BATCH, story.apps));
    await endWhatIsOver(db, appIds, staff, story);
    const cast = await loadCast(db, appIds);
    await addAlerts(db, cast, staff, story);
    const disturbances = await loadDisturbances(db, inArray(alerts.appId, appIds));
    await addHistory(
      db,
      cast.map((player) => ({ ...player, disturbances })),
      story,
    );
  }
}

async function staffOf(db: Database): Promise<StaffMember[]> {
  return db
    .select({ id: users.id, email: users.email, group: groups.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(and(eq(members.appId, ADMIN_APP_ID), like(users.email, `%@${STAFF_DOMAIN}`), IS_DEMO_USER))
    .orderBy(asc(users.id));
}

const IS_DEMO_USER = sql`substr(${users.id}::text, 15, 1) = '8'`;
const IS_DEMO_ALERT = sql`substr(${alerts.id}::text, 15, 1) = '8'`;

/** Alerts end, licenses of first servers are renewed, and apps on trial become customers. */
async function endWhatIsOver(
  db: Database,
  appIds: readonly string[],
  staff: readonly StaffMember[],
  { from, to }: Period,
): Promise<void> {
  const ofApps = inArray(alerts.appId, [...appIds]);
  const active = await db
    .select()
    .from(alerts)
    .where(and(ofApps, isNull(alerts.clearedAt), IS_DEMO_ALERT));
  for (const { id, kind, values, raisedAt, repeatedAt } of active) {
    if (kind === 'license-ended') continue;
    const endsAt = kind === 'license-ends-soon' ? Date.parse(String(values['endsAt'])) : undefined;
    const end = endsAt ?? from + Random.of('end', id).within(10, 60) * MINUTE;
    const clearedAt = Math.max(Math.min(end, to), (repeatedAt ?? raisedAt).getTime());
    if (endsAt === undefined || endsAt <= to) {
      await db
        .update(alerts)
        .set({ clearedAt: plus(clearedAt, 0) })
        .where(eq(alerts.id, id));
    }
  }

  const administrator = staff.find(({ group }) => group === 'Administrators');
  const ending = await db
    .select()
    .from(servers)
    .where(
      and(
        inArray(servers.appId, [...appIds]),
        IS_DEMO_SERVER,
        gt(servers.licenseExpiresAt, plus(from, 0)),
        lte(servers.licenseExpiresAt, plus(to, 8 * DAY)),
      ),
    );
  for (const { id, appId, name, licenseExpiresAt } of ending) {
    const at = plus(Math.max(from, Math.min(to, (licenseExpiresAt?.getTime() ?? to) - 8 * DAY)), -HOUR);
    if (from === 0 || !licenseExpiresAt || !administrator) continue;
    const renewed = plus(licenseExpiresAt, YEAR);
    await db.update(servers).set({ licenseExpiresAt: renewed }).where(eq(servers.id, id));
    const change = changeDetail(
      { licenseExpiresAt: licenseExpiresAt.toISOString() },
      { licenseExpiresAt: renewed.toISOString() },
    );
    const about = { targetId: id, targetName: name, detail: { name, ...change } };
    await insertRows(
      db,
      auditEntries,
      [entryOf({ action: 'server.license', at, actor: administrator, appId, about })],
      sql`on conflict do nothing`,
    );
  }

  await db
    .update(apps)
    .set({ subscriptionStatus: 'active' })
    .where(
      and(
        inArray(apps.appId, [...appIds]),
        eq(apps.subscriptionStatus, 'trial'),
        lte(apps.trialEndsAt, plus(to, 0)),
      ),
    );
}

async function addAlerts(
  db: Database,
  cast: readonly Player[],
  staff: readonly StaffMember[],
  period: Period,
): Promise<void> {
  const handlers = staff.filter(({ group }) => group === 'Administrators').map(({ email }) => email);
  const rows = demoAlerts(cast, period, handlers);
  await insertRows(db, alerts, rows, sql`on conflict do nothing`);
  const noted = cast.flatMap((player) => player.servers).filter(({ region }) => region === INCIDENT.region);
  const note = incidentNote(period);
  if (note !== undefined) {
    const ids = noted.slice(0, 2).map(({ id }) => id);
    await db
      .update(servers)
      .set({ note })
      .where(and(inArray(servers.id, ids), eq(servers.note, '')));
  }
  const entries = [
    ...staffAudit(staff, rows, cast, period, note),
    ...cast.flatMap((player) => appAudit(player, period)),
  ];
  await insertRows(db, auditEntries, entries, sql`on conflict do nothing`);
}

function incidentNote(period: Period): string | undefined {
  const begin = incidentOf(period);
  if (begin === undefined) return undefined;
  return `Uplink of ${INCIDENT.region} was down for ${String(INCIDENT.minutes)} minutes on ${dateOf(begin)}.`;
}

async function addHistory(
  db: Database,
  cast: readonly Player[],
  { from, to, usageDays, apps: count }: Story,
): Promise<void> {
  const appIds = cast.map(({ app }) => app.appId);
  if (appIds.length === 0) return;
  const billing = await billingOf(db, appIds);
  const numbers = new Map(demoAppIds(0, count).map((appId, index) => [appId, index + 1]));
  const since = Math.max(from, to - usageDays * DAY);
  const histories = cast.map((player) => {
    const usageOn = usageFunction(player, to);
    const { appId } = player.app;
    return {
      player,
      usages: usagesBetween(usageOn, since, to),
      quotas: demoQuotas(player, usageOn, to),
      invoices: demoInvoices(player, { ...billing(appId), number: numbers.get(appId) ?? 0 }, usageOn, {
        from: from - BILLING_DAYS * DAY,
        to,
      }),
    };
  });
  await db
    .delete(usages)
    .where(and(inArray(usages.appId, appIds), gte(usages.day, dateOf(Math.max(0, since)))));
  await insertRows(
    db,
    usages,
    histories.flatMap((one) => one.usages),
  );
  await insertRows(
    db,
    quotas,
    histories.flatMap((one) => one.quotas),
    sql`on conflict (app_id, resource) do update set used = excluded.used, updated_at = excluded.updated_at`,
  );
  await writeInvoices(
    db,
    histories.flatMap((one) => one.invoices),
  );
  await touch(db, cast, to);
  await reportOnce(db, cast, to);
}

async function billingOf(db: Database, appIds: readonly string[]) {
  const infos = await db
    .select()
    .from(billingInfos)
    .where(inArray(billingInfos.appId, [...appIds]));
  const methods = await db
    .select()
    .from(paymentMethods)
    .where(and(inArray(paymentMethods.appId, [...appIds]), paymentMethods.isPrimary));
  const infoOf = new Map(infos.map((info) => [info.appId, info]));
  const methodOf = new Map(methods.map((method) => [method.appId, method]));
  return (appId: string) => ({ billingInfo: infoOf.get(appId), method: methodOf.get(appId) });
}

/** New invoices, and those that were drafts or unpaid. */
async function writeInvoices(db: Database, wanted: readonly DemoInvoice[]): Promise<void> {
  const ids = wanted.map(({ row }) => row.id);
  const existing = await db
    .select({ id: invoices.id, status: invoices.status })
    .from(invoices)
    .where(sql`${invoices.id} = any(${sql.param(ids)}::uuid[])`);
  const statusOf = new Map(existing.map(({ id, status }) => [id, status]));
  const changed = wanted.filter(({ row }) => {
    const status = statusOf.get(row.id);
    return status === undefined || status === 'draft' || (status === 'unpaid' && row.status !== 'unpaid');
  });
  const replaced = changed.flatMap(({ row }) => (statusOf.has(row.id) ? row.id : []));
  await db.delete(invoices).where(sql`${invoices.id} = any(${sql.param(replaced)}::uuid[])`);
  await insertRows(
    db,
    invoices,
    changed.map(({ row }) => row),
  );
  await insertRows(
    db,
    invoiceLines,
    changed.flatMap(({ lines }) => lines),
  );
  await insertRows(
    db,
    payments,
    changed.flatMap((invoice) => invoice.payments),
  );
}

/** Apps with traffic use their key, and people sign in. */
async function touch(db: Database, cast: readonly Player[], to: number): Promise<void> {
  const used = cast.flatMap(({ app, servers: appServers }) => {
    if (app.status === 'archived' || appServers.length === 0) return [];
    const random = Random.of('touch', app.appId);
    const at = (most: number) => plus(Math.max(app.createdAt.getTime(), to - random.within(0, most)), 0);
    return { app_id: app.appId, used_at: at(50 * MINUTE), active_at: at(60 * HOUR) };
  });
  await db.execute(
    sql`update ${apps} as app set api_key_used_at = one.used_at, last_activity_at = one.active_at
      from json_to_recordset(${JSON.stringify(used)}::json)
        as one(app_id text, used_at timestamptz, active_at timestamptz)
      where app.app_id = one.app_id`,
  );
  const signedIn = cast.flatMap(({ people }) =>
    people.flatMap(({ id }) => {
      const random = Random.of('signed-in', id, dateOf(to));
      return random.chance(0.35) ? { id, at: plus(to, -random.within(0, 40) * HOUR) } : [];
    }),
  );
  await db.execute(
    sql`update ${users} as person set last_sign_in_at = one.at
      from json_to_recordset(${JSON.stringify(signedIn)}::json) as one(id uuid, at timestamptz)
      where person.id = one.id and one.at > greatest(person.last_sign_in_at, person.created_at)`,
  );
}

async function reportOnce(db: Database, cast: readonly Player[], to: number): Promise<void> {
  const simulated = cast.flatMap((player) => simulateServers(player, to));
  const reports = simulated.flatMap(({ server, loadAt }) => {
    const load = loadAt(to);
    return load ? { serverId: server.id, ...load } : [];
  });
  await recordHeartbeats(db, reports, plus(to, 0));
  for (const { server, loadAt, disturbances } of simulated) {
    const silentSince = disturbances.findLast(
      ({ kind, to: end }) => kind === 'server-unreachable' && end > to,
    );
    const last = silentSince && loadAt(silentSince.from - 1);
    if (last) await recordHeartbeats(db, [{ serverId: server.id, ...last }], plus(silentSince.from, -MINUTE));
  }
}
