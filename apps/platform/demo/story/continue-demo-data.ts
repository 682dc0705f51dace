import { ADMIN_APP_ID } from '@console/http/contract';
import { UsageAmounts } from '@console/billing/contract';
import { and, asc, eq, gte, inArray, isNotNull, like, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import {
  alertRules,
  alerts,
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
import { dateOf } from '../calendar';
import { DAY_MS } from '../../src/time/durations';
import { insertRows } from '../insert-rows';
import { isDemo } from '../random';
import { demoAppIds } from '../seed/demo-apps';
import { continueAdBreaks } from './ad-breaks';
import { continueAdCounts } from './ad-counts';
import { demoAlerts, incidentOf, INCIDENT, type Period } from './alerts';
import { appAudit, staffAudit, type StaffMember } from './audit';
import { loadCast, loadDisturbances, type Player } from './cast';
import { continueDeliveries } from './deliveries';
import { endWhatIsOver } from './end-what-is-over';
import { continueEvents } from './events';
import { demoInvoices, type DemoInvoice } from './invoices';
import { reportOnce, touch } from './show-activity';
import { demoQuotas, usageFunction, usagesBetween, withMetered, type UsageRow } from './usage';

export const STAFF_DOMAIN = 'signalbox.example';
/** Bounds the memory that generating takes. */
const BATCH = 250;
/** Late payers pay within this time. */
const BILLING_DAYS = 130;

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

const IS_DEMO_USER = isDemo(users.id);

async function addAlerts(
  db: Database,
  cast: readonly Player[],
  staff: readonly StaffMember[],
  period: Period,
): Promise<void> {
  const handlers = staff.filter(({ group }) => group === 'Administrators').map(({ email }) => email);
  const ruleIds = await adminRuleIds(db);
  const rows = demoAlerts(cast, period, handlers).map((row) => ({
    ...row,
    ruleId: ruleIds.get(row.kind) ?? null,
  }));
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

/** The admin app's rules by the kind of their alerts. */
async function adminRuleIds(db: Database): Promise<Map<string, string>> {
  const kinds = new Map(
    Object.entries({ cpu: 'high-cpu', disk: 'disk-nearly-full', silence: 'server-unreachable' }),
  );
  const rules = await db
    .select({ id: alertRules.id, metric: alertRules.metric })
    .from(alertRules)
    .where(eq(alertRules.appId, ADMIN_APP_ID));
  return new Map(rules.map(({ id, metric }) => [kinds.get(metric) ?? metric, id]));
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
  const since = Math.max(from, to - usageDays * DAY_MS);
  const stories = cast.map((player) => ({ player, usageOn: usageFunction(player, to) }));
  await replaceUsages(
    db,
    and(inArray(usages.appId, appIds), gte(usages.day, dateOf(Math.max(0, since)))),
    stories.flatMap(({ usageOn }) => usagesBetween(usageOn, since, to)),
  );
  const metered = await meteredUsages(db, appIds);
  await insertRows(
    db,
    quotas,
    stories.flatMap(({ player, usageOn }) => demoQuotas(player, usageOn, to)),
    sql`on conflict (app_id, resource) do update set simulated = excluded.simulated, updated_at = excluded.updated_at`,
  );
  await writeInvoices(
    db,
    stories.flatMap(({ player, usageOn }) => {
      const { appId } = player.app;
      return demoInvoices(
        player,
        { ...billing(appId), number: numbers.get(appId) ?? 0 },
        withMetered(usageOn, metered.get(appId) ?? []),
        { from: from - BILLING_DAYS * DAY_MS, to },
      );
    }),
  );
  await continueEvents(db, appIds, to);
  await continueDeliveries(db, cast, { from, to });
  await continueAdCounts(db, cast, { from, to });
  await continueAdBreaks(db, cast, { from, to });
  await touch(db, cast, to);
  await reportOnce(db, cast, to);
}

const simulated = (amount: keyof UsageAmounts) =>
  sql`coalesce((${usages.simulated} ->> ${amount})::bigint, 0)`;

/** What was metered on these days stays. */
async function replaceUsages(db: Database, where: SQL | undefined, rows: readonly UsageRow[]): Promise<void> {
  await db
    .update(usages)
    .set({
      storageBytes: sql`${usages.storageBytes} - ${simulated('storageBytes')}`,
      egressBytes: sql`${usages.egressBytes} - ${simulated('egressBytes')}`,
      transcodeSeconds: sql`${usages.transcodeSeconds} - ${simulated('transcodeSeconds')}`,
      liveSeconds: sql`${usages.liveSeconds} - ${simulated('liveSeconds')}`,
      adImpressions: sql`${usages.adImpressions} - ${simulated('adImpressions')}`,
      simulated: null,
    })
    .where(and(where, isNotNull(usages.simulated)));
  await insertRows(
    db,
    usages,
    rows.map((row) => ({ ...row, simulated: UsageAmounts.parse(row) })),
    sql`on conflict (app_id, day) do update set
      storage_bytes = usages.storage_bytes + excluded.storage_bytes,
      egress_bytes = usages.egress_bytes + excluded.egress_bytes,
      transcode_seconds = usages.transcode_seconds + excluded.transcode_seconds,
      live_seconds = usages.live_seconds + excluded.live_seconds,
      ad_impressions = usages.ad_impressions + excluded.ad_impressions,
      simulated = excluded.simulated`,
  );
}

/** By app, the days with usage that is not simulated. */
async function meteredUsages(db: Database, appIds: readonly string[]): Promise<Map<string, UsageRow[]>> {
  const rows = await db
    .select()
    .from(usages)
    .where(
      and(
        inArray(usages.appId, [...appIds]),
        sql`(${usages.storageBytes}, ${usages.egressBytes}, ${usages.transcodeSeconds}, ${usages.liveSeconds}, ${usages.adImpressions}) is distinct from
          (${simulated('storageBytes')}, ${simulated('egressBytes')}, ${simulated('transcodeSeconds')}, ${simulated('liveSeconds')}, ${simulated('adImpressions')})`,
      ),
    );
  return Map.groupBy(rows, ({ appId }) => appId);
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
    .select({ id: invoices.id, status: invoices.status, version: invoices.version })
    .from(invoices)
    .where(sql`${invoices.id} = any(${sql.param(ids)}::uuid[])`);
  const statusOf = new Map(existing.map(({ id, status }) => [id, status]));
  const touched = new Set(existing.filter(({ version }) => version > 1).map(({ id }) => id));
  const begun = await db
    .select({ id: invoices.id, appId: invoices.appId, periodStart: invoices.periodStart })
    .from(invoices)
    .where(
      and(
        inArray(invoices.appId, [...new Set(wanted.map(({ row }) => row.appId))]),
        sql`${invoices.id} <> all(${sql.param(ids)}::uuid[])`,
        ne(invoices.status, 'void'),
      ),
    );
  const isBegun = new Set(begun.map(({ appId, periodStart }) => `${appId} ${periodStart}`));
  const changed = wanted.filter(({ row }) => {
    // A change of plan began the month's invoice.
    if (isBegun.has(`${row.appId} ${row.periodStart}`)) return false;
    if (touched.has(row.id)) return false;
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
