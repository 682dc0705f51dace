import { clipText } from '@console/i18n';
import type { ResourceColumn } from '@console/ui/list';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { DeletedAppTag } from '../billed-app';
import { type AppUsage, USAGE_KINDS, type UsageKind } from '../contract/usages';
import { type DayUse, kindAmounts, type PeriodUse } from './period-use';
import { usageNumber } from './usage-text';
import { useUsageTexts } from './use-usage-texts';

export function useAppColumns(kind: UsageKind): ResourceColumn<AppUsage>[] {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();
  const [params] = useSearchParams();
  const ofApp = (appId: string) => {
    const query = new URLSearchParams(params);
    for (const name of ['view', 'rows', 'page']) query.delete(name);
    query.set('appId', appId);
    return `?${query.toString()}`;
  };

  return [
    {
      key: 'app',
      title: t('usage.columns.app'),
      render: (app) => (
        <>
          <bdi style={{ fontWeight: token.fontWeightStrong }}>
            <Link to={ofApp(app.appId)}>{clipText(app.appName)}</Link>
          </bdi>
          <DeletedAppTag app={app} />
        </>
      ),
      text: ({ appName }) => appName,
    },
    ...USAGE_KINDS.map((name): ResourceColumn<AppUsage> => ({
      key: name,
      title: t(`usage.columns.${name}`),
      align: 'end',
      render: ({ total }) => texts.figure(name, kindAmounts(total)[name]),
      text: ({ total }) => usageNumber(name, kindAmounts(total)[name]),
    })),
    {
      key: 'before',
      title: t('usage.columns.before', { column: t(`usage.columns.${kind}`) }),
      align: 'end',
      render: ({ previous }) => texts.figure(kind, kindAmounts(previous)[kind]),
      text: ({ previous }) => usageNumber(kind, kindAmounts(previous)[kind]),
    },
    {
      key: 'change',
      title: t('usage.columns.change'),
      render: ({ total, previous }) => texts.change(kindAmounts(total)[kind], kindAmounts(previous)[kind]),
    },
  ];
}

export function useDayColumns(use: PeriodUse, kind: UsageKind, today: string): ResourceColumn<DayUse>[] {
  const { t } = useTranslation('billing');
  const texts = useUsageTexts();
  const dayColumn = useDayColumn(today);
  const before = new Map(use.days.map(({ day }, index) => [day, use.compared?.[index]]));

  return [
    dayColumn,
    ...USAGE_KINDS.map((name): ResourceColumn<DayUse> => ({
      key: name,
      title: t(`usage.columns.${name}`),
      align: 'end',
      render: (day) => texts.figure(name, day[name]),
      text: (day) => usageNumber(name, day[name]),
    })),
    ...(use.compared
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

function useDayColumn<Row extends { day: string }>(today: string): ResourceColumn<Row> {
  const { t } = useTranslation('billing');
  return {
    key: 'day',
    title: t('usage.columns.day'),
    sortable: true,
    render: ({ day }) => (day === today ? t('usage.runningDay', { day }) : day),
    text: ({ day }) => day,
  };
}

interface DayAt {
  day: string;
  index: number;
}

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
