import { and, eq, gt, inArray, isNull, lte, ne, not, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Subscription } from '@console/shell-layout/contract';
import { subscriptionStatus } from '../apps/subscription';
import { dayOf } from '../time/calendar';
import { hasStatus } from '../billing/invoice-row';
import { apps, invoices } from '../database/schema';

type App = Pick<typeof apps.$inferSelect, 'subscriptionStatus' | 'trialEndsAt'>;
type SubscriptionStatus = App['subscriptionStatus'];

/** Whether an app of a paid edition has an overdue invoice. */
export function isLate(today: string | Placeholder) {
  const overdue = and(eq(invoices.appId, apps.appId), hasStatus('overdue', today));
  return sql<boolean>`(${ne(apps.edition, 'free')} and exists (select 1 from ${invoices} where ${overdue}))`;
}

/** The current subscription status. */
export function currentStatus(app: App & { isLate: boolean }, now: Date): SubscriptionStatus {
  const status = subscriptionStatus(app, now);
  return status === 'active' && app.isLate ? 'past-due' : status;
}

/** The edition that an app may use: the free one after its subscription ended. @see spec 4.4 */
export function usableSubscription(
  { edition, ...app }: App & Pick<typeof apps.$inferSelect, 'edition'> & { isLate: boolean },
  now: Date,
): Pick<Subscription, 'edition' | 'status'> {
  const status = currentStatus(app, now);
  return status === 'cancelled' ? { edition: 'free', status: 'active' } : { edition, status };
}

/** Apps with a current subscription status. */
export function hasCurrentStatus(status: SubscriptionStatus, now: Date): SQL | undefined {
  const isOnTrial = and(eq(apps.subscriptionStatus, 'trial'), gt(apps.trialEndsAt, now));
  switch (status) {
    case 'trial':
      return isOnTrial;
    case 'cancelled':
      return or(
        eq(apps.subscriptionStatus, 'cancelled'),
        and(eq(apps.subscriptionStatus, 'trial'), or(isNull(apps.trialEndsAt), lte(apps.trialEndsAt, now))),
      );
    case 'active':
    case 'past-due': {
      const late = isLate(dayOf(now));
      return and(
        inArray(apps.subscriptionStatus, ['active', 'past-due']),
        status === 'past-due' ? late : not(late),
      );
    }
  }
}
