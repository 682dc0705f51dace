import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps } from '../database/schema';
import { searchText } from '../database/search-text';
import type { LockedApp } from './lock-app';
import { endedTrial } from './subscription';
import { changedMeanwhile, requireVersion } from '../http/http-error';
import { equals } from '../database/list-query';
import { dayOf, monthAround } from '../time/calendar';
import { isCharged } from './is-charged';

export type AppChange = Partial<
  Pick<
    LockedApp,
    | 'name'
    | 'status'
    | 'edition'
    | 'ownerId'
    | 'subscriptionStatus'
    | 'trialEndsAt'
    | 'archivedAt'
    | 'chargedSince'
  >
>;

interface Writing {
  now: Date;
  knownVersion: number | undefined;
  /** Counts as a change even if no column of the app changes. */
  touch?: boolean;
}

/**
 * Writes a change of a locked app. An empty change keeps the version.
 * @throws HttpError 412 when `knownVersion` is outdated.
 */
export async function writeApp(
  db: Database,
  before: LockedApp,
  change: AppChange,
  { now, knownVersion, touch = false }: Writing,
): Promise<LockedApp> {
  if (Object.keys(change).length === 0 && !touch) {
    requireVersion(knownVersion, before.version);
    return before;
  }
  const { name } = change;
  const [after] = await db
    .update(apps)
    .set({
      ...endedTrial(before, change, now),
      ...change,
      ...begunCharges(before, change, now),
      ...(name !== undefined && {
        sortName: searchText(name),
        searchText: searchText(name, before.appId),
      }),
      updatedAt: now,
      version: sql`${apps.version} + 1`,
    })
    .where(and(eq(apps.appId, before.appId), equals(apps.version, knownVersion)))
    .returning();
  if (!after) throw changedMeanwhile();
  return after;
}

/** An app that does not pay for this month pays from now on. */
function begunCharges(before: LockedApp, change: AppChange, now: Date): Pick<AppChange, 'chargedSince'> {
  const month = monthAround(dayOf(now));
  const begins = !isCharged(before, month) && isCharged({ ...before, ...change }, month);
  return begins ? { chargedSince: now } : {};
}

export function auditedOf({ name, status, edition, subscriptionStatus, trialEndsAt }: LockedApp) {
  return {
    name,
    status,
    edition,
    subscriptionStatus,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
  };
}
