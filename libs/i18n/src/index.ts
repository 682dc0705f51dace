export { amountScale, exactAmount, formatAmount, type AmountScale, type AmountUnit } from './amounts';
export { browserZone, timeZones } from './browser-zone';
export { loadCalendar } from './calendar';
export { detectLanguage, LOCALE_COOKIE, languageCookie } from './chosen-language';
export { clockTime, secondsOf } from './clock-time';
export { clipText, CLIPPED_LENGTH } from './clip-text';
export { createI18n, type ConsoleResources, type MessageKey } from './create-i18n';
export {
  ageOf,
  formatBuildDate,
  formatDate,
  formatDateTime,
  formatDay,
  isCalendarDay,
  knownZone,
  NO_DATE,
} from './dates';
export { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages';
export { localeOf, type Locale, type Messages, type Translated } from './locale';
export { searchable } from './searchable';
export { decimalSign, plainNumber } from './typed-numbers';
export { clockIn, endOfDay, momentIn } from './zone-times';
