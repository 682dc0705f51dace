import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { changeDetail } from '../../src/audit/record-audit';
import type { Database } from '../../src/database/connection';
import { alerts, apps, auditEntries, servers } from '../../src/database/schema';
import { plus } from '../calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/durations';
import { insertRows } from '../insert-rows';
import { isDemo, Random } from '../random';
import type { Period } from './alerts';
import { entryOf, type StaffMember } from './audit';
import { IS_DEMO_SERVER } from './cast';

const YEAR = 365 * DAY_MS;
const IS_DEMO_ALERT = isDemo(alerts.id);

/** Alerts end, licenses of first servers are renewed, and apps on trial become customers. */
export async function endWhatIsOver(
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
    const end = endsAt ?? from + Random.of('end', id).within(10, 60) * MINUTE_MS;
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
        lte(servers.licenseExpiresAt, plus(to, 8 * DAY_MS)),
      ),
    );
  for (const { id, appId, name, licenseExpiresAt } of ending) {
    const at = plus(Math.max(from, Math.min(to, (licenseExpiresAt?.getTime() ?? to) - 8 * DAY_MS)), -HOUR_MS);
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
