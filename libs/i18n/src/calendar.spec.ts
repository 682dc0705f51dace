// @see spec 9
import dayjs from 'dayjs';
import localeData from 'dayjs/plugin/localeData';
import { describe, expect, it } from 'vitest';
import { loadCalendar } from './calendar';
import { LANGUAGES } from './languages';

dayjs.extend(localeData);

describe('the calendar of a language', () => {
  it.each(LANGUAGES)('begins its weeks on Monday in %s', async (language) => {
    await loadCalendar(language);
    expect(dayjs().locale(language).localeData().firstDayOfWeek()).toBe(1);
    expect(dayjs('2026-02-01').locale(language).startOf('week').format('YYYY-MM-DD')).toBe('2026-01-26');
  });

  it('speaks the language', async () => {
    await Promise.all(LANGUAGES.map(loadCalendar));
    const names = LANGUAGES.map((language) => dayjs('2026-02-01').locale(language).format('dddd, MMMM'));
    expect(names).toEqual(['Sunday, February', 'chủ nhật, tháng 2']);
  });
});
