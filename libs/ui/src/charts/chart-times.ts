import { knownZone } from '@console/i18n';

const DAY_SECONDS = 86_400;
const MONTH_SECONDS = 28 * DAY_SECONDS;

/** Texts of a chart's moments in a language and a time zone. */
export function chartTimes(language: string, zone: string, isDaily: boolean) {
  const timeZone = knownZone(zone);
  const format = (options: Intl.DateTimeFormatOptions) => {
    // British order, days before months, as in Vietnamese.
    const dates = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone });
    return (at: number) => dates.format(at);
  };
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = format({ weekday: 'short', day: 'numeric' });
  const day = format({ day: 'numeric', month: 'short' });
  const month = format({ month: 'short', year: 'numeric' });
  const moment = isDaily
    ? format({ dateStyle: 'full' })
    : format({
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
  return {
    /** Under the axis, whose ticks are `step` seconds apart. */
    tick: (at: number, step: number) => {
      if (step >= MONTH_SECONDS) return month(at);
      if (step >= DAY_SECONDS) return day(at);
      const clock = time(at);
      return clock === '00:00' ? weekday(at) : clock;
    },
    /** Read out. */
    moment,
  };
}
