import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { joinAdminGroup } from '../../src/apps/admin-app';
import { ADMIN_APP_ID } from '@console/http/contract';
import type { Database } from '../../src/database/connection';
import {
  alerts,
  appApiGroups,
  apps,
  auditEntries,
  billingInfos,
  facts,
  groupPermissions,
  groups,
  invoiceLines,
  invoices,
  members,
  paymentMethods,
  payments,
  quotas,
  serverHeartbeats,
  servers,
  usages,
  users,
} from '../../src/database/schema';
import { Calendar } from './calendar';
import { demoApp } from './demo-apps';
import {
  demoBillingInfo,
  demoCard,
  demoPaymentMethods,
  demoQuotas,
  demoUsages,
  usagesFrom,
} from './demo-billing';
import { demoAuditEntries } from './demo-audit';
import { demoInvoices } from './demo-invoices';
import { demoAlerts, demoServers } from './demo-operations';
import { DemoPeople } from './demo-people';
import { lastDemoHeartbeat } from '../servers/demo-heartbeats';
import { Random } from '../random';

const SEED = 20_240_607;
const SEEDED = 'demo-data';
const STAFF_DOMAIN = 'signalbox.example';
const BATCH = 250;

/** Fills an empty database with demo apps, once and atomically. Deterministic, with dates relative to `now`. */
export async function seedDemoData(db: Database, count: number, now: Date, usageDays = 90): Promise<void> {
  if (count === 0) return;
  const [seeded] = await db.select().from(facts).where(eq(facts.name, SEEDED));
  const [used] = await db.select({ appId: apps.appId }).from(apps).where(eq(apps.kind, 'tenant')).limit(1);
  if (seeded || used) return;

  const random = new Random(SEED);
  const calendar = new Calendar(now);
  const people = new DemoPeople(random, calendar);
  await db.transaction(async (transaction) => {
    await transaction.insert(facts).values({ name: SEEDED, value: String(count) });
    await seedStaff(transaction, people, now);
    await seedAdminCard(transaction, calendar, now);
    for (let start = 0; start < count; start += BATCH) {
      await seedApps(transaction, start, Math.min(start + BATCH, count), {
        random,
        calendar,
        people,
        usageDays,
        now,
      });
    }
  });
}

async function seedStaff(db: Database, people: DemoPeople, now: Date): Promise<void> {
  const staff = (['Administrators', 'Billing', 'Billing', 'Viewers', 'Viewers'] as const).map(
    (group, position) => ({
      group,
      person: people.person(position % 2 === 0 ? 'vi' : 'en', STAFF_DOMAIN),
    }),
  );
  await insertRows(
    db,
    users,
    staff.map(({ person }) => person),
  );
  for (const { group, person } of staff) await joinAdminGroup(db, person.id, group, now);
}

async function seedAdminCard(db: Database, calendar: Calendar, now: Date): Promise<void> {
  const [owner] = await db
    .select({ holderName: users.name })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.ownerId))
    .where(eq(apps.appId, ADMIN_APP_ID));
  if (!owner) return;
  const card = { ...owner, appId: ADMIN_APP_ID, isPrimary: true, createdAt: now };
  const demo = demoCard(card, new Random(SEED + 1), calendar);
  await insertRows(db, paymentMethods, [{ ...demo, expiryYear: calendar.today.getUTCFullYear() + 4 }]);
}

interface Seeding {
  random: Random;
  calendar: Calendar;
  people: DemoPeople;
  usageDays: number;
  now: Date;
}

async function seedApps(
  db: Database,
  start: number,
  end: number,
  { random, calendar, people, usageDays, now }: Seeding,
): Promise<void> {
  const demos = Array.from({ length: end - start }, (_, position) => {
    const index = start + position;
    const app = demoApp(index, random, calendar, people);
    const appUsages = demoUsages(app, index, usageDays, random, calendar);
    const appServers = demoServers(app, index, random, calendar);
    const billingInfo = demoBillingInfo(app, random);
    const appPaymentMethods = demoPaymentMethods(app, random, calendar);
    const invoicing = {
      index,
      usages: appUsages,
      usagesFrom: usagesFrom(usageDays, calendar),
      billingInfo,
      paymentMethods: appPaymentMethods,
    };
    return {
      app,
      billingInfo,
      paymentMethods: appPaymentMethods,
      invoices: demoInvoices(app, invoicing, random, calendar),
      usages: appUsages,
      quotas: demoQuotas(app, appUsages, random, calendar),
      servers: appServers,
      alerts: demoAlerts(app, appServers, random, calendar),
      auditEntries: demoAuditEntries(app, index, random, calendar),
    };
  });
  const insert = <Table extends PgTable>(
    table: Table,
    rowsOf: (demo: (typeof demos)[number]) => readonly Table['$inferInsert'][],
  ) => insertRows(db, table, demos.flatMap(rowsOf));
  // In the order of the foreign keys.
  await insert(users, ({ app }) => app.people);
  await insert(apps, ({ app }) => [app.row]);
  await insert(appApiGroups, ({ app }) => app.apiGroups);
  await insert(groups, ({ app }) => app.groups);
  await insert(groupPermissions, ({ app }) => app.permissions);
  await insert(members, ({ app }) => app.members);
  await insert(billingInfos, ({ billingInfo }) => [billingInfo]);
  await insert(paymentMethods, (demo) => demo.paymentMethods);
  await insert(invoices, (demo) => demo.invoices.map(({ row }) => row));
  await insert(invoiceLines, (demo) => demo.invoices.flatMap(({ lines }) => lines));
  await insert(payments, (demo) => demo.invoices.flatMap((invoice) => invoice.payments));
  await insert(usages, (demo) => demo.usages);
  await insert(quotas, (demo) => demo.quotas);
  await insert(servers, (demo) => demo.servers);
  await insert(serverHeartbeats, (demo) =>
    demo.servers.map(({ id }) => ({ serverId: id, ...lastDemoHeartbeat(id, now) })),
  );
  await insert(alerts, (demo) => demo.alerts);
  await insert(auditEntries, (demo) => demo.auditEntries);
}

const ROWS_PER_STATEMENT = 10_000;

/**
 * Inserts many rows with one JSON parameter per batch, beyond the limit of 65,535 parameters. All rows have the keys
 * of the first.
 */
async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const given = new Set(Object.keys(rows[0] ?? {}));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const records = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(columns.map(([key, column]) => [column.name, values.get(key) ?? null]));
    });
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
    );
  }
}
