import type { RememberedDevice } from '@console/auth/contract';
import { and, desc, eq, gt, isNotNull, lte, notInArray } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { rememberedDevices, sessions } from '../database/schema';
import { hashToken, newToken } from '../security/token';
import { DAY_MS } from '../time/durations';

interface NewDevice {
  userId: string;
  days: number;
  userAgent: string | undefined;
  ip: string | null;
  now: Date;
}

/** Remembers a device and deletes the user's outdated ones. @returns The token, which is not stored. */
export async function rememberDevice(
  db: Database,
  { userId, days, userAgent, ip, now }: NewDevice,
): Promise<{ deviceId: string; deviceToken: string }> {
  const { userId: owner, expiresAt } = rememberedDevices;
  await db.delete(rememberedDevices).where(and(eq(owner, userId), lte(expiresAt, now)));
  const [deviceId, deviceToken] = [newId(now), newToken()];
  await db.insert(rememberedDevices).values({
    id: deviceId,
    userId,
    tokenHash: hashToken(deviceToken),
    userAgent: userAgent?.slice(0, 300),
    ip,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  });
  return { deviceId, deviceToken };
}

/** Records the use of a remembered device. @returns Its ID; undefined for an unknown token, also of another user. */
export async function useRememberedDevice(
  db: Database,
  { userId, deviceToken, days, now }: { userId: string; deviceToken: string; days: number; now: Date },
): Promise<string | undefined> {
  const [device] = await db
    .update(rememberedDevices)
    .set({ usedAt: now })
    .where(
      and(
        eq(rememberedDevices.tokenHash, hashToken(deviceToken)),
        eq(rememberedDevices.userId, userId),
        gt(rememberedDevices.expiresAt, now),
        // A shorter setting applies to devices that were remembered before.
        gt(rememberedDevices.createdAt, new Date(now.getTime() - days * DAY_MS)),
      ),
    )
    .returning({ id: rememberedDevices.id });
  return device?.id;
}

export async function rememberedDevicesOf(
  db: Database,
  userId: string,
  now: Date,
): Promise<RememberedDevice[]> {
  const rows = await db
    .select()
    .from(rememberedDevices)
    .where(and(eq(rememberedDevices.userId, userId), gt(rememberedDevices.expiresAt, now)))
    .orderBy(desc(rememberedDevices.createdAt), desc(rememberedDevices.id));
  return rows.map(({ id, userAgent, ip, createdAt, usedAt, expiresAt }) => ({
    id,
    userAgent,
    ip,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }));
}

/** True for the one call that forgot the device. */
export async function forgetDevice(db: Database, userId: string, deviceId: string): Promise<boolean> {
  const forgotten = await db
    .delete(rememberedDevices)
    .where(and(eq(rememberedDevices.id, deviceId), eq(rememberedDevices.userId, userId)))
    .returning({ id: rememberedDevices.id });
  return forgotten.length > 0;
}

/** Forgets the user's devices, except for the one of a session. */
export async function forgetDevices(db: Database, userId: string, exceptOfSession?: string): Promise<void> {
  const isOther =
    exceptOfSession === undefined
      ? undefined
      : notInArray(
          rememberedDevices.id,
          db
            .select({ id: sessions.deviceId })
            .from(sessions)
            .where(and(eq(sessions.id, exceptOfSession), isNotNull(sessions.deviceId))),
        );
  await db.delete(rememberedDevices).where(and(eq(rememberedDevices.userId, userId), isOther));
}
