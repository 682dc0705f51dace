import { eq } from 'drizzle-orm';
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
import { insertRows } from './insert-rows';
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

/** The admin app has a card, so that paid actions work at once. */
async function seedAdminCard(db: Database, calendar: Calendar, now: Date): Promise<void> {
  const [owner] = await db
    .select({ holderName: users.name })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.ownerId))
    .where(eq(apps.appId, ADMIN_APP_ID));
  if (!owner) return;
  const card = { ...owner, appId: ADMIN_APP_ID, isPrimary: true, createdAt: now };
  // Its own generator, so that other values stay the same.
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
  // In the order of the foreign keys.
  await insertRows(
    db,
    users,
    demos.flatMap(({ app }) => app.people),
  );
  await insertRows(
    db,
    apps,
    demos.map(({ app }) => app.row),
  );
  await insertRows(
    db,
    appApiGroups,
    demos.flatMap(({ app }) => app.apiGroups),
  );
  await insertRows(
    db,
    groups,
    demos.flatMap(({ app }) => app.groups),
  );
  await insertRows(
    db,
    groupPermissions,
    demos.flatMap(({ app }) => app.permissions),
  );
  await insertRows(
    db,
    members,
    demos.flatMap(({ app }) => app.members),
  );
  await insertRows(
    db,
    billingInfos,
    demos.map(({ billingInfo }) => billingInfo),
  );
  await insertRows(
    db,
    paymentMethods,
    demos.flatMap((demo) => demo.paymentMethods),
  );
  await insertRows(
    db,
    invoices,
    demos.flatMap((demo) => demo.invoices.map(({ row }) => row)),
  );
  await insertRows(
    db,
    invoiceLines,
    demos.flatMap((demo) => demo.invoices.flatMap(({ lines }) => lines)),
  );
  await insertRows(
    db,
    payments,
    demos.flatMap((demo) => demo.invoices.flatMap((invoice) => invoice.payments)),
  );
  await insertRows(
    db,
    usages,
    demos.flatMap((demo) => demo.usages),
  );
  await insertRows(
    db,
    quotas,
    demos.flatMap((demo) => demo.quotas),
  );
  await insertRows(
    db,
    servers,
    demos.flatMap((demo) => demo.servers),
  );
  await insertRows(
    db,
    serverHeartbeats,
    demos.flatMap((demo) => demo.servers.map(({ id }) => ({ serverId: id, ...lastDemoHeartbeat(id, now) }))),
  );
  await insertRows(
    db,
    alerts,
    demos.flatMap((demo) => demo.alerts),
  );
  await insertRows(
    db,
    auditEntries,
    demos.flatMap((demo) => demo.auditEntries),
  );
}
