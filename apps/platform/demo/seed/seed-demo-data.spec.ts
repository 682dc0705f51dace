import { count, eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../../src/database/connection';
import * as schema from '../../src/database/schema';
import { ensureFirstOperator } from '../../src/accounts/first-operator';
import { ADMIN_APP_ID } from '@console/http/contract';
import { openTestDatabase } from '../../testing/test-database';
import { OPERATOR } from '../../testing/test-platform';
import { seedDemoData } from './seed-demo-data';

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

async function seeded(size: number, now = NOW): Promise<DatabaseConnection> {
  const connection = await openTestDatabase();
  await ensureFirstOperator(connection.db, { admin: OPERATOR, dataDir: '/nonexistent' }, now);
  await seedDemoData(connection.db, size, now);
  return connection;
}

async function rowsOf({ db }: DatabaseConnection, table: PgTable): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

async function contentOf({ db }: DatabaseConnection): Promise<unknown[]> {
  return Promise.all([
    db.select().from(apps).where(eq(apps.kind, 'tenant')).orderBy(apps.appId),
    db.select().from(invoices).orderBy(invoices.id),
    db.select().from(usages).orderBy(usages.appId, usages.day),
    db.select().from(auditEntries).orderBy(auditEntries.id),
  ]);
}

describe('demo data', () => {
  let first: DatabaseConnection;
  beforeAll(async () => {
    first = await seeded(60);
  });
  afterAll(() => first.close());

  it('fills every table', async () => {
    for (const table of SEEDED) expect(await rowsOf(first, table), getTableName(table)).toBeGreaterThan(40);
  });
  it('gives the admin app a card, so that paid actions work', async () => {
    const cards = await first.db.select().from(paymentMethods).where(eq(paymentMethods.appId, ADMIN_APP_ID));
    expect(cards).toMatchObject([{ kind: 'card', isPrimary: true, expiryYear: NOW.getUTCFullYear() + 4 }]);
  });
  it('contains no dates in the future', async () => {
    const now = NOW.toISOString();
    for (const [table, column] of [
      ['invoices', 'paid_at'],
      ['members', 'created_at'],
      ['servers', 'created_at'],
      ['alerts', 'cleared_at'],
      ['alerts', 'repeated_at'],
      ['alerts', 'acknowledged_at'],
      ['audit_entries', 'at'],
      ['apps', 'last_activity_at'],
      ['users', 'last_sign_in_at'],
    ] as const) {
      const future = await first.db
        .select({ rows: count() })
        .from(sql`${sql.identifier(table)}`)
        .where(sql`${sql.identifier(column)} > ${now}::timestamptz`);
      expect(future, table).toEqual([{ rows: 0 }]);
    }
  });

  it('is the same on every machine', async () => {
    const second = await seeded(60);
    expect(await contentOf(second)).toEqual(await contentOf(first));
    await second.close();
  });

  it('is never added to a database that has been used', async () => {
    await first.db.delete(apps).where(eq(apps.kind, 'tenant'));
    await seedDemoData(first.db, 60, NOW);
    expect(await rowsOf(first, apps)).toBe(1);
  });

  it.each([1, 5])('has %d apps when configured so, also on the 31st', async (size) => {
    // Counting months back from a 31st must not skip one.
    const connection = await seeded(size, new Date('2026-03-31T23:59:59.000Z'));
    expect(await rowsOf(connection, apps)).toBe(size + 1);
    await connection.close();
  });
});
