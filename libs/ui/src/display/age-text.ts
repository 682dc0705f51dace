import { ageOf, NO_DATE } from '@console/i18n';
import type { TFunction } from 'i18next';

/**
 * “3 days ago”, “in 1 hour”, “now” within a minute; 'N/A' for what is missing or no instant. From our own texts: the
 * first `Intl.RelativeTimeFormat` takes tens of milliseconds.
 *
 * @param now Milliseconds since 1970.
 */
export function ageText(value: Parameters<typeof ageOf>[0], now: number, t: TFunction<'ui'>): string {
  const age = ageOf(value, now);
  if (age === undefined) return NO_DATE;
  if (age === 'now') return t('age.now');
  const count = Math.abs(age.amount);
  return age.amount < 0 ? t(`age.past.${age.unit}`, { count }) : t(`age.future.${age.unit}`, { count });
}
