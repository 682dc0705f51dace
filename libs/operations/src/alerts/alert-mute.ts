import type { Alert } from '../contract';

const HOUR = 3_600_000;

export const MUTES = ['hour', 'shift', 'day', 'week'] as const;

const HOURS: Record<(typeof MUTES)[number], number> = { hour: 1, shift: 8, day: 24, week: 168 };

/** @param now in Unix milliseconds */
export function isMuted({ mutedUntil, clearedAt }: Pick<Alert, 'mutedUntil' | 'clearedAt'>, now: number) {
  return clearedAt === null && typeof mutedUntil === 'string' && Date.parse(mutedUntil) > now;
}

export function mutedFor(mute: (typeof MUTES)[number]): string {
  return new Date(Date.now() + HOURS[mute] * HOUR).toISOString();
}
