import { useTranslation } from 'react-i18next';
import type { UsageKind, UsagePeriod } from '../contract';
import { changeOf } from './period-use';
import { dayText, exactUsageText, periodText, usageText } from './usage-text';

export function useUsageTexts() {
  const { t, i18n } = useTranslation('billing');
  const { language } = i18n;

  /** Text, since color or arrows alone are not accessible. */
  const change = (now: number, before: number | undefined): string => {
    if (before === undefined) return t('usage.change.unknown');
    const found = changeOf(now, before);
    switch (found.kind) {
      case 'new':
        return t('usage.change.new');
      case 'same':
        return t('usage.change.same');
      case 'more':
      case 'less': {
        const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
        return t(`usage.change.${found.kind}`, { percent: percent.format(found.ratio) });
      }
    }
  };

  return {
    amount: (kind: UsageKind, amount: number) => usageText(kind, amount, language),
    exact: (kind: UsageKind, amount: number) => exactUsageText(kind, amount, language),
    period: (period: UsagePeriod) => periodText(period, language),
    day: (day: string, isRunning = false) =>
      isRunning ? t('usage.runningDay', { day: dayText(day, language) }) : dayText(day, language),
    change,
    list: (parts: readonly string[]) => new Intl.ListFormat(language, { type: 'unit' }).format(parts),
  };
}
