import type { ResourceColumn } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { USAGE_KINDS } from '../contract';
import type { UsageKind } from '../contract';
import type { DayUse, PeriodUse } from './period-use';
import { usageNumber } from './usage-text';
import { useUsageTexts } from './use-usage-texts';

/** All kinds of a day, and of one kind the day of the period before that the chart has beside it. */
export function useDayColumns(use: PeriodUse, kind: UsageKind, today: string): ResourceColumn<DayUse>[] {
  const { t } = useTranslation('billing');
  const texts = useUsageTexts();
  const dayColumn = useDayColumn(today);
  const before = new Map(use.days.map(({ day }, index) => [day, use.previous.days?.[index]]));

  return [
    dayColumn,
    ...USAGE_KINDS.map((name): ResourceColumn<DayUse> => ({
      key: name,
      title: t(`usage.columns.${name}`),
      align: 'end',
      render: (day) => texts.figure(name, day[name]),
      text: (day) => usageNumber(name, day[name]),
    })),
    ...(use.previous.days
      ? [
          {
            key: 'dayBefore',
            title: t('usage.columns.dayBefore'),
            render: ({ day }) => before.get(day)?.day,
          } satisfies ResourceColumn<DayUse>,
          {
            key: 'before',
            title: t('usage.columns.before', { column: t(`usage.columns.${kind}`) }),
            align: 'end',
            render: ({ day }) => texts.figure(kind, before.get(day)?.[kind] ?? 0),
            text: ({ day }) => usageNumber(kind, before.get(day)?.[kind] ?? 0),
          } satisfies ResourceColumn<DayUse>,
        ]
      : []),
  ];
}

/** The day that a row is about, marked where it is not over. */
export function useDayColumn<Row extends { day: string }>(today: string): ResourceColumn<Row> {
  const { t } = useTranslation('billing');
  return {
    key: 'day',
    title: t('usage.columns.day'),
    sortable: true,
    render: ({ day }) => (day === today ? t('usage.runningDay', { day }) : day),
    text: ({ day }) => day,
  };
}
