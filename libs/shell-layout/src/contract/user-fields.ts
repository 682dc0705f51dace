import { displayName } from '@console/http/contract';
import { LANGUAGES } from '@console/i18n/contract';
import { z } from 'zod';

export const UserName = displayName(100);

export const Language = z.enum(LANGUAGES);

/** IANA name, such as `Asia/Ho_Chi_Minh`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, { error: 'timezone' });

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as "+07:00" are valid too, but have no daylight saving.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}
