import dayjs from 'dayjs';
import type { Language } from './languages';

/**
 * Makes the calendars of a language known to dayjs: its names of months and days, and weeks from Monday in every
 * language. For what shows dates with dayjs, as antd's pickers do. @see spec 9
 */
export async function loadCalendar(language: Language): Promise<void> {
  const calendar = language === 'en' ? dayjs.Ls['en'] : (await import('dayjs/locale/vi')).default;
  if (calendar) dayjs.locale({ ...calendar, weekStart: 1 }, undefined, true);
}
