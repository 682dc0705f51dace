// @see spec 7.4
import { dayAfter } from '@console/billing/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { apps, invoices, invoiceTallies } from '../database/schema';
import { INVOICE_STATUSES } from '../database/schema/billing';
import { Random } from '../../demo/random';
import { startTestPlatform } from '../../testing/test-platform';

type Row = typeof invoices.$inferInsert;

const SEED = 7;
const STEPS = 80;

describe('the tallies of invoices', async () => {
  const random = new Random(SEED);
  const platform = await startTestPlatform({ SEED_APPS: '4' });
  afterAll(() => platform.stop());
  const [app] = await platform.db
    .select({ appId: apps.appId })
    .from(apps)
    .where(eq(apps.kind, 'tenant'))
    .orderBy(asc(apps.appId));
  const appId = app?.appId ?? '';

  async function tallied() {
    const { issuingDate, dueDate, status } = invoiceTallies;
    const rows = await platform.db.select().from(invoiceTallies).orderBy(issuingDate, dueDate, status);
    return rows.filter((row) => row.invoices !== 0);
  }

  function counted() {
    const { issuingDate, dueDate, status } = invoices;
    return platform.db
      .select({ issuingDate, dueDate, status, invoices: sql`count(*)`.mapWith(Number) })
      .from(invoices)
      .groupBy(issuingDate, dueDate, status)
      .orderBy(issuingDate, dueDate, status);
  }

  function kept() {
    const issuingDate = dayAfter('2026-03-01', random.between(0, 3));
    const status = random.pick(INVOICE_STATUSES);
    return {
      issuingDate,
      dueDate: dayAfter(issuingDate, random.between(0, 2)),
      status,
      paidAt: status === 'paid' ? platform.clock.now : null,
    };
  }

  let made = 0;
  function newInvoice(): Row {
    made += 1;
    // Periods of an app must differ.
    const day = dayAfter('1990-01-01', made);
    return {
      ...kept(),
      id: newId(platform.clock.now),
      number: `T-${String(made)}`,
      appId,
      currency: 'VND',
      subtotal: 1,
      tax: 0,
      total: 1,
      periodStart: day,
      periodEnd: day,
    };
  }

  async function someIds(): Promise<string[]> {
    const rows = await platform.db.select({ id: invoices.id }).from(invoices).orderBy(invoices.id);
    return rows.map(({ id }) => id).filter(() => random.chance(0.05));
  }

  it('include existing invoices', async () => {
    const before = await tallied();
    expect(before.length).toBeGreaterThan(10);
    expect(before).toEqual(await counted());
  });

  it(`equal the count after random changes (seed ${String(SEED)})`, async () => {
    const { db } = platform;
    const steps: (() => Promise<unknown>)[] = [
      () => db.insert(invoices).values(Array.from({ length: random.between(1, 5) }, newInvoice)),
      async () =>
        db
          .update(invoices)
          .set(kept())
          .where(inArray(invoices.id, await someIds())),
      async () =>
        db
          .update(invoices)
          .set({ dueDate: '2026-12-31' })
          .where(inArray(invoices.id, await someIds())),
      async () =>
        db
          .update(invoices)
          .set({ tax: 1, total: 2, subtotal: 1 })
          .where(inArray(invoices.id, await someIds())),
      () => db.update(invoices).set(kept()).where(eq(invoices.number, 'no such number')),
      async () => db.delete(invoices).where(inArray(invoices.id, await someIds())),
      async () => {
        const [id = newId(platform.clock.now)] = await someIds();
        await db
          .insert(invoices)
          .values({ ...newInvoice(), id })
          .onConflictDoUpdate({ target: invoices.id, set: kept() });
      },
      async () => {
        const undone = db.transaction(async (transaction) => {
          await transaction.insert(invoices).values(newInvoice());
          await transaction.delete(invoices).where(eq(invoices.status, 'paid'));
          transaction.rollback();
        });
        await expect(undone).rejects.toThrow();
      },
    ];
    for (let step = 0; step < STEPS; step += 1) {
      const [first, ...others] = steps;
      if (first) await random.pick([first, ...others])();
      expect(await tallied(), `after step ${String(step)}`).toEqual(await counted());
    }
  });

  it('include deleted apps, and are empty without invoices', async () => {
    await platform.db.insert(invoices).values(Array.from({ length: 20 }, newInvoice));
    await platform.db.delete(apps).where(eq(apps.appId, appId));
    expect(await tallied()).toEqual(await counted());
    await platform.db.delete(invoices);
    expect(await tallied()).toEqual([]);
  });
});
