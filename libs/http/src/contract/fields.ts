import { LANGUAGES } from '@console/i18n/contract';
import { z } from 'zod';

/** Longest e-mail address taken, in characters. @see spec 5 */
export const EMAIL_MAX = 320;

export const Email = z
  .string()
  .trim()
  .min(1)
  .max(EMAIL_MAX)
  .pipe(z.email({ pattern: z.regexes.unicodeEmail }));

/** Whether any character of a text can be seen: not white space, control, format or filler characters alone. */
export function isVisible(text: string): boolean {
  return /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v.test(text);
}

/** A name: trimmed, at most `max` characters, at least one of them visible. */
export function displayName(max: number) {
  return z.string().trim().min(1).max(max).refine(isVisible);
}

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

/** Longest URL taken, in characters. @see spec 5 */
export const URL_MAX = 2048;

/** An absolute http or https URL. */
export const WebAddress = z.url({ protocol: /^https?$/ }).max(URL_MAX);

/** ISO 8601. */
export const Timestamp = z.iso.datetime({ offset: true });

/** Six digits; white space is ignored. */
export const AuthenticationCode = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'authenticationCode' }));
