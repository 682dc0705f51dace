import { newId } from '../src/database/ids';
import { paymentMethods } from '../src/database/schema';
import type { TestPlatform } from './test-platform';

/** Gives an app a primary card that is valid to the end of this month. */
export async function insertCard(
  { db, clock }: TestPlatform,
  appId: string,
  { month, year }: { month: number; year: number },
): Promise<void> {
  await db.insert(paymentMethods).values({
    id: newId(clock.now),
    appId,
    kind: 'card',
    brand: 'Visa',
    holderName: 'TRẦN BÌNH',
    lastFour: '4242',
    expiryMonth: month,
    expiryYear: year,
    isPrimary: true,
    createdAt: clock.now,
  });
}
