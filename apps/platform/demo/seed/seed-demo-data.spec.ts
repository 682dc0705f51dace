import { count, eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import type { DatabaseConnection } from '../../src/database/connection';
import * as schema from '../../src/database/schema';
import { ensureFirstOperator } from '../../src/accounts/first-operator';
import { Keyring } from '../../src/security/keyring';
import { rowsOf } from '../../testing/table-digests';
import { openTestDatabase } from '../../testing/test-database';
import { OPERATOR } from '../../testing/test-platform';
import { seedDemoData } from './seed-demo-data';
import { MINUTE_MS } from '../../src/time/durations';

const { alerts, apps, auditEntries, invoices, members, paymentMethods, quotas, servers, usages, users } =
  schema;
const SEEDED = [
  users,
  apps,
  members,
  invoices,
  usages,
  paymentMethods,
  quotas,
  servers,
  alerts,
  auditEntries,
];
const NOW = new Date('2026-05-12T08:00:00.000Z');
/** At the busiest hour in Vietnam. */
const WEEK_LATER = new Date('2026-05-19T13:40:00.000Z');
const keyring = new Keyring(Buffer.alloc(32));

async function seed({ db }: DatabaseConnection, size: number, now: Date): Promise<void> {
  await seedDemoData(db, { apps: size, usageDays: 90, consoleUrl: 'https://console.example', keyring }, now);
}

async function seeded(size: number, now = NOW): Promise<DatabaseConnection> {
  const connection = await openTestDatabase();
  await ensureFirstOperator(connection.db, { admin: OPERATOR, dataDir: '/nonexistent' }, now);
  await seed(connection, size, now);
  return connection;
}

async function countOf({ db }: DatabaseConnection, table: PgTable): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

/** IDs of rules are random. */
const { ruleId: _, ...contentOfAlert } = getTableColumns(alerts);

async function contentOf({ db }: DatabaseConnection): Promise<unknown[]> {
  return Promise.all([
    db.select().from(apps).where(eq(apps.kind, 'tenant')).orderBy(apps.appId),
    db.select().from(invoices).orderBy(invoices.id),
    db.select().from(usages).orderBy(usages.appId, usages.day),
    db.select(contentOfAlert).from(alerts).orderBy(alerts.id),
    db.select().from(auditEntries).orderBy(auditEntries.id),
  ]);
}

/** Statements that find what contradicts itself, as of a time. */
const CONTRADICTIONS = (now: Date) => {
  const [at, today] = [now.toISOString(), now.toISOString().slice(0, 'YYYY-MM-DD'.length)];
  const owes = (due: string) =>
    sql`exists (select 1 from invoices i where i.app_id = a.app_id and i.status = 'unpaid' and i.due_date ${sql.raw(due)} ${today})`;
  return {
    'past due without overdue invoices': sql`select app_id from apps a where subscription_status = 'past-due' and not ${owes('<')}`,
    'overdue invoices without being past due': sql`select app_id from apps a where subscription_status <> 'past-due' and ${owes('<')}`,
    'a trial that is over': sql`select app_id from apps where subscription_status = 'trial' and trial_ends_at <= ${at}`,
    'usage today without a key in use': sql`select a.app_id from apps a join usages u on u.app_id = a.app_id and u.day = ${today}
      where u.egress_bytes > 0 and not exists (select 1 from api_keys k where k.app_id = a.app_id
        and k.used_at >= ${at}::timestamptz - interval '1 hour')`,
    'a server without a license that serves': sql`select s.id from servers s join server_heartbeats h on h.server_id = s.id
      where coalesce(s.license_expires_at, '-infinity') <= ${at}::timestamptz and (h.viewers > 0 or h.streams > 0)`,
    'streams on a server that is not for streams': sql`select s.id from servers s join server_heartbeats h on h.server_id = s.id
      where s.kind not in ('live', 'media') and h.streams > 0`,
    'a load beyond the machine': sql`select server_id as id from server_heartbeats where out_mbps > 20000 or cpu > 99.9`,
    'a busy machine without an alert': sql`select h.server_id from server_heartbeats h where h.cpu >= 85
      and not exists (select 1 from alerts l where l.server_id = h.server_id and l.kind = 'high-cpu' and l.cleared_at is null)`,
    'two servers of one name': sql`select name from servers group by name having count(*) > 1`,
    'a live channel beyond the quota': sql`select app_id from quotas q where resource = 'live-channels'
      and simulated + (select count(*) from streams s where s.app_id = q.app_id and s.started_at is not null) > "limit"`,
    'a license alert that is over': sql`select id from alerts where kind = 'license-ends-soon' and cleared_at is null and (values ->> 'endsAt')::timestamptz <= ${at}`,
    'an app without server that delivers': sql`select u.app_id from usages u join apps a on a.app_id = u.app_id
      where a.status = 'normal' and u.egress_bytes > 0 and not exists (select 1 from servers s where s.app_id = u.app_id)`,
    'more delivered to partners than delivered': sql`select u.app_id from usages u join (
        select d.app_id, b.day, sum(b.bytes) as bytes from delivered_bytes b join distributors d on d.id = b.distributor_id group by d.app_id, b.day
      ) p on p.app_id = u.app_id and p.day = u.day where p.bytes > u.egress_bytes`,
    'a suspended partner that receives': sql`select b.day from delivered_bytes b join distributors d on d.id = b.distributor_id
      where d.status = 'suspended' and b.day > d.updated_at::date`,
    'more ads shown in breaks than charged for': sql`select u.app_id from usages u join (
        select app_id, (starts_at at time zone 'UTC')::date as day, sum(impressions) as shown from ad_session_breaks group by 1, 2
      ) s on s.app_id = u.app_id and s.day = u.day where s.shown > u.ad_impressions`,
    'more ads counted than charged for': sql`select u.app_id from usages u join (
        select c.app_id, (h.hour at time zone 'UTC')::date as day, sum(h.impressions) as counted
        from vast_counts h join vast_campaigns c on c.id = h.campaign_id group by 1, 2
      ) v on v.app_id = u.app_id and v.day = u.day where v.counted > u.ad_impressions`,
    'a campaign that was shown more often than counted': sql`select c.id from vast_campaigns c
      where c.impressions <> (select coalesce(sum(h.impressions), 0) from vast_counts h where h.campaign_id = c.id)`,
    'an event that is over and never began': sql`select stream_id from channels where closes_at <= ${at} and opened_at is null`,
    ...Object.fromEntries(
      (
        [
          ['invoices', 'paid_at'],
          ['payments', 'paid_at'],
          ['members', 'created_at'],
          ['servers', 'created_at'],
          ['server_heartbeats', 'at'],
          ['alerts', 'raised_at'],
          ['alerts', 'cleared_at'],
          ['alerts', 'acknowledged_at'],
          ['audit_entries', 'at'],
          ['apps', 'last_activity_at'],
          ['users', 'last_sign_in_at'],
          ['ad_breaks', 'starts_at'],
          ['channel_switches', 'at'],
          ['deliveries', 'last_at'],
        ] as const
      ).map(([table, column]) => [
        `${table}.${column} in the future`,
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} > ${at}::timestamptz`,
      ]),
    ),
  };
};

/** What an operator expects to see at a time; none of it may be empty. */
const EXPECTED = (now: Date) => {
  const [at, today] = [now.toISOString(), now.toISOString().slice(0, 'YYYY-MM-DD'.length)];
  const open = (severity: string) =>
    sql`select id from alerts where cleared_at is null and severity = ${severity} and raised_at > ${at}::timestamptz - interval '4 hours'`;
  const twoDaysAgo = (column: string) =>
    sql`${sql.identifier(column)} between ${at}::timestamptz - interval '3 days' and ${at}::timestamptz - interval '1 day'`;
  return {
    'open critical alerts': open('critical'),
    'open warnings': open('warning'),
    'an open alert of a rule': sql`select a.id from alerts a join alert_rules r on r.id = a.rule_id where a.cleared_at is null`,
    'unpaid invoices that are not due': sql`select id from invoices where status = 'unpaid' and due_date >= ${today}`,
    'overdue invoices': sql`select id from invoices where status = 'unpaid' and due_date < ${today}`,
    'a draft of this month': sql`select id from invoices where status = 'draft' and period_start = date_trunc('month', ${today}::date)`,
    'usage of today': sql`select app_id from usages where day = ${today}`,
    'a server that has just stopped': sql`select server_id from server_heartbeats where at < ${at}::timestamptz - interval '2 minutes'`,
    'an incident two days ago': sql`select id from alerts where kind = 'server-unreachable' and cleared_at is not null and ${twoDaysAgo('raised_at')}`,
    'what staff did about it': sql`select id from audit_entries where action = 'alert.acknowledge' and ${twoDaysAgo('at')}`,
    'an event of yesterday': sql`select stream_id from channels where ends_at between ${at}::timestamptz - interval '36 hours' and ${at}`,
    'an event of tomorrow': sql`select stream_id from channels where starts_at between ${at} and ${at}::timestamptz + interval '48 hours'`,
    'a break with ads in the last hour': sql`select break_id from ad_session_breaks where impressions > 0 and starts_at > ${at}::timestamptz - interval '1 hour'`,
    'ads that were not shown': sql`select break_id from ad_session_breaks where failed_stage is not null and starts_at > ${at}::timestamptz - interval '1 day'`,
    'a campaign that has ads left for its breaks': sql`select id from vast_campaigns where not paused and starts_at < ${at}
      and impressions < goal_impressions * extract(epoch from ${at}::timestamptz - starts_at) / extract(epoch from ends_at - starts_at)`,
    'a partner that received yesterday': sql`select delivery_id from delivered_bytes where day = ${today}::date - 1`,
    'a refused action': sql`select id from audit_entries where result = 'refused' and action = 'server.note' and ${twoDaysAgo('at')}`,
  };
};

async function found({ db }: DatabaseConnection, statements: Record<string, ReturnType<typeof sql>>) {
  const results = [];
  for (const [name, statement] of Object.entries(statements)) {
    results.push([name, rowsOf(await db.execute(statement)).length] as const);
  }
  return results;
}

async function expectTruth(connection: DatabaseConnection, now: Date): Promise<void> {
  const contradictions = await found(connection, CONTRADICTIONS(now));
  expect(contradictions.filter(([, rows]) => rows > 0)).toEqual([]);
  const expected = await found(connection, EXPECTED(now));
  expect(expected.filter(([, rows]) => rows === 0)).toEqual([]);
}

describe('demo data', () => {
  let first: DatabaseConnection;
  beforeAll(async () => {
    first = await seeded(60);
  });
  afterAll(() => first.close());

  it('fills every table', async () => {
    for (const table of SEEDED) expect(await countOf(first, table), getTableName(table)).toBeGreaterThan(40);
    const normal = await first.db.$count(apps, sql`kind = 'tenant' and status = 'normal'`);
    expect([normal, await countOf(first, apps)]).toEqual([48, 61]);
    expect(
      await first.db.$count(apps, sql`name like 'Đồng Xanh %' and app_id like 'dong-xanh%'`),
    ).toBeGreaterThan(0);
  });

  it('has cards that have not expired, also one of the admin app, so that paid actions work', async () => {
    const cards = await first.db.select().from(paymentMethods).where(eq(paymentMethods.kind, 'card'));
    expect(cards).toContainEqual(expect.objectContaining({ appId: ADMIN_APP_ID, isPrimary: true }));
    expect(Math.min(...cards.map(({ expiryYear }) => expiryYear ?? 0))).toBeGreaterThan(NOW.getUTCFullYear());
  });

  it('tells a story without contradictions', () => expectTruth(first, NOW));

  it('gives most users, but not the first operator, a second factor', async () => {
    const people = await countOf(first, users);
    const enrolled = await countOf(first, schema.twoFactors);
    expect(enrolled / people).toBeGreaterThan(0.7);
    const operator = await first.db.$count(
      schema.twoFactors,
      sql`user_id in (select id from users where email = ${OPERATOR.email})`,
    );
    expect(operator).toBe(0);
  });

  it('is the same on every machine', async () => {
    const second = await seeded(60);
    expect(await contentOf(second)).toEqual(await contentOf(first));
    await second.close();
  });

  it('is continued at a later start, and keeps what was there', async () => {
    const connection = await seeded(60);
    const paid = await connection.db.$count(invoices, eq(invoices.status, 'paid'));
    await connection.db.update(servers).set({ note: 'Ours' });
    await connection.db
      .update(invoices)
      .set({ status: 'void' })
      .where(sql`id in (select id from invoices where status = 'unpaid' order by due_date desc, id limit 1)`);
    const voided = await connection.db.$count(invoices, eq(invoices.status, 'void'));
    await seed(connection, 60, WEEK_LATER);
    await expectTruth(connection, WEEK_LATER);
    expect(await connection.db.$count(invoices, eq(invoices.status, 'paid'))).toBeGreaterThan(paid);
    expect(await connection.db.$count(servers, sql`note <> 'Ours'`)).toBe(0);
    expect(await connection.db.$count(invoices, eq(invoices.status, 'void'))).toBeGreaterThanOrEqual(voided);
    const before = await contentOf(connection);
    await seed(connection, 60, new Date(WEEK_LATER.getTime() + MINUTE_MS));
    expect(await contentOf(connection)).toEqual(before);
    await connection.close();
  });

  it('is never added to a database that has been used', async () => {
    await first.db.delete(apps).where(eq(apps.kind, 'tenant'));
    await first.db.delete(schema.facts).where(eq(schema.facts.name, 'demo-data'));
    await first.db.update(apps).set({ kind: 'tenant' });
    await seed(first, 60, NOW);
    expect(await countOf(first, apps)).toBe(1);
  });

  it.each([1, 5])('has %d apps when configured so, also on the 31st', async (size) => {
    // Counting months back from a 31st must not skip one.
    const connection = await seeded(size, new Date('2026-03-31T23:59:59.000Z'));
    expect(await countOf(connection, apps)).toBe(size + 1);
    await connection.close();
  });
});
