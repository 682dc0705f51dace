import { and, eq } from 'drizzle-orm';
import { newId } from '../src/database/ids';
import { groupPermissions, groups, members, paymentMethods, twoFactors, users } from '../src/database/schema';
import type { TestPlatform } from './test-platform';
import { openSession } from '../src/authorization/sessions';

export interface TestPerson {
  userId: string;
  email: string;
  token: string;
}

/** Inserts a confirmed account without a password or two-factor authentication. @returns Its ID. */
export async function insertUser(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  account: Partial<typeof users.$inferInsert> & { email: string },
): Promise<string> {
  const id = newId(clock.now);
  const name = `Person ${account.email}`;
  await db.insert(users).values({
    id,
    name,
    searchText: name.toLowerCase(),
    timezone: 'Asia/Ho_Chi_Minh',
    language: 'en',
    confirmedAt: clock.now,
    createdAt: clock.now,
    updatedAt: clock.now,
    ...account,
  });
  return id;
}

/** The ID of an app’s group. */
export async function groupOf({ db }: TestPlatform, appId: string, name = 'Administrators'): Promise<string> {
  const [group] = await db
    .select()
    .from(groups)
    .where(and(eq(groups.appId, appId), eq(groups.name, name)));
  if (!group) throw new Error(`${appId} has no group ${name}.`);
  return group.id;
}

/** A signed-in user with two-factor authentication, without hashing passwords. */
export async function addPerson(platform: TestPlatform, email: string): Promise<TestPerson> {
  const { db, clock } = platform;
  const userId = await insertUser(platform, { email });
  await db
    .insert(twoFactors)
    .values({ userId, sealedSecret: 'none', enabledAt: clock.now, createdAt: clock.now });
  const token = await openSession(db, { userId, kind: 'main', userAgent: undefined, now: clock.now });
  return { userId, email, token };
}

export async function joinApp(
  { db, clock }: TestPlatform,
  { userId, email }: TestPerson,
  appId: string,
  permissions: readonly string[],
): Promise<{ memberId: string; groupId: string }> {
  const [groupId, memberId] = [newId(clock.now), newId(clock.now)];
  await db.insert(groups).values({ id: groupId, appId, name: `Group of ${email}`, createdAt: clock.now });
  if (permissions.length > 0) {
    await db.insert(groupPermissions).values(permissions.map((apiGroupId) => ({ groupId, apiGroupId })));
  }
  await db.insert(members).values({ id: memberId, appId, userId, groupId, createdAt: clock.now });
  return { memberId, groupId };
}

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
