import type { ResourceColumn } from '@console/shell-layout';
import type { AppUsage, UsageKind } from '../contract';
import { usageNumber } from './usage-text';
import { useDayColumn } from './use-day-columns';
import { useUsageTexts } from './use-usage-texts';

/** A day, by its place in the period. */
interface DayAt {
  day: string;
  index: number;
}

/** A column for each app: what it used of a kind on each day. */
export function useAppDayColumns(
  apps: readonly AppUsage[],
  kind: UsageKind,
  today: string,
): ResourceColumn<DayAt>[] {
  const texts = useUsageTexts();
  return [
    useDayColumn<DayAt>(today),
    ...apps.map(({ appId, appName, values }): ResourceColumn<DayAt> => ({
      key: `app ${appId}`,
      title: appName,
      align: 'end',
      render: ({ index }) => texts.figure(kind, values[index] ?? 0),
      text: ({ index }) => usageNumber(kind, values[index] ?? 0),
    })),
  ];
}
