import { updateAppBillingInfo } from '@console/billing/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { rowsOf } from '../../testing/table-digests';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { apps, invoiceLines, invoices } from '../database/schema';
import { chargeMonths } from './charge-months';
import { recordUsage } from './record-usage';

const BLOCKED = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe.runIf(inject('database').kind === 'postgres')('usage', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);

  const anApp = async (appId: string) => {
    const body = { appId, name: appId, edition: 'pro', quotaPlan: 'growth' };
    await platform.call(createTenantApp, { token, body });
    const recipient = { companyName: 'River', taxCode: '0312345678', email: 'river@river.example' };
    const info = { ...recipient, address: '1 River Street', country: 'VN' };
    await platform.call(updateAppBillingInfo, { token, params: { appId }, body: info });
    return appId;
  };
  const use = (appId: string) =>
    recordUsage(platform.db, [{ appId, egressBytes: 1024 ** 3 }], platform.clock.now);
  const charge = () => chargeMonths(platform.db, platform.clock.now);

  /** Charges while the changes are not committed yet. */
  const chargeDuring = async (change: (transaction: typeof platform.db) => Promise<unknown>) => {
    let charging: Promise<void> | undefined;
    await platform.db.transaction(async (transaction) => {
      await change(transaction);
      charging = charge().catch(() => undefined);
      await vi.waitFor(async () => expect(rowsOf(await transaction.execute(BLOCKED))).not.toEqual([]));
    });
    await charging;
  };

  it('is not charged to an app that is being deleted', async () => {
    const appId = await anApp('dune');
    await use(appId);
    await chargeDuring((transaction) => transaction.delete(apps).where(eq(apps.appId, appId)));
    expect(await platform.db.$count(invoices, eq(invoices.appId, appId))).toBe(0);
  });

  it('is not added to an invoice that is being issued', async () => {
    const appId = await anApp('marsh');
    await charge();
    await use(appId);
    const ofApp = eq(invoices.appId, appId);
    await chargeDuring((transaction) => transaction.update(invoices).set({ status: 'unpaid' }).where(ofApp));
    const lines = await platform.db
      .select({ kind: invoiceLines.kind })
      .from(invoiceLines)
      .innerJoin(invoices, and(eq(invoices.id, invoiceLines.invoiceId), ofApp));
    expect(lines).toEqual([{ kind: 'plan' }]);
  });
});
