import { useTranslation } from 'react-i18next';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The days of a week that begins on Monday. */
export function useDayNames(): string[] {
  const { i18n } = useTranslation('live');
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY_MS));
}
