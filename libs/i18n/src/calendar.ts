import dayjs from 'dayjs';
import type { Language } from './languages';

/** Loads a language's names of months and days into dayjs; weeks start on Monday. @see spec 9 */
export async function loadCalendar(language: Language): Promise<void> {
  const calendar = language === 'en' ? dayjs.Ls['en'] : (await import('dayjs/locale/vi')).default;
  if (calendar) dayjs.locale({ ...calendar, weekStart: 1 }, undefined, true);
}
