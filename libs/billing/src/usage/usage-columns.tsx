import { clipText } from '@console/i18n';
import { Amount } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { DeletedAppTag } from '../billed-app';
import { type AppUsage, USAGE_KINDS, type UsageKind } from '../contract/usages';
import { type DayUse, kindAmounts, type PeriodUse } from './period-use';
import { usageNumber } from './usage-text';
import { useUsageTexts } from './use-usage-texts';

/** In a fitting unit; the exact amount shows on hover. */
function UsageAmount({ kind, amount }: { kind: UsageKind; amount: number }) {
  const texts = useUsageTexts();
  return <Amount text={texts.amount(kind, amount)} exact={texts.exact(kind, amount)} />;
}

/** Columns of amounts, each exported as an exact number in the unit of invoices. */
function useAmountColumn() {
  const { t } = useTranslation('billing');
  return <Row,>(
    key: UsageKind | 'before',
    kind: UsageKind,
    amountOf: (row: Row) => number,
  ): ResourceColumn<Row> => {
    const named = (column: string) => (key === 'before' ? t('usage.columns.before', { column }) : column);
    return {
      key,
      title: named(t(`usage.kind.${kind}`)),
      align: 'end',
      render: (row) => <UsageAmount kind={kind} amount={amountOf(row)} />,
      exports: [
        {
          title: named(t(`usage.columns.${kind}`)),
          text: (row) => usageNumber(kind, amountOf(row)),
        },
      ],
    };
  };
}

export function useAppColumns(kind: UsageKind): ResourceColumn<AppUsage>[] {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();
  const columnOf = useAmountColumn();
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
    ...USAGE_KINDS.map((name) => columnOf<AppUsage>(name, name, ({ total }) => kindAmounts(total)[name])),
    columnOf<AppUsage>('before', kind, ({ previous }) => kindAmounts(previous)[kind]),
    {
      key: 'change',
      title: t('usage.columns.change'),
      render: ({ total, previous }) => texts.change(kindAmounts(total)[kind], kindAmounts(previous)[kind]),
    },
  ];
}

export function useDayColumns(use: PeriodUse, kind: UsageKind, today: string): ResourceColumn<DayUse>[] {
  const { t } = useTranslation('billing');
  const columnOf = useAmountColumn();
  const dayColumn = useDayColumn(today);
  const before = new Map(use.days.map(({ day }, index) => [day, use.compared?.[index]]));

  return [
    dayColumn,
    ...USAGE_KINDS.map((name) => columnOf<DayUse>(name, name, (day) => day[name])),
    ...(use.compared
      ? [
          {
            key: 'dayBefore',
            title: t('usage.columns.dayBefore'),
            render: ({ day }) => before.get(day)?.day,
          } satisfies ResourceColumn<DayUse>,
          columnOf<DayUse>('before', kind, ({ day }) => before.get(day)?.[kind] ?? 0),
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
  const { t } = useTranslation('billing');
  const column = t(`usage.columns.${kind}`);
  return [
    useDayColumn<DayAt>(today),
    ...apps.map(({ appId, appName, values }): ResourceColumn<DayAt> => ({
      key: `app ${appId}`,
      title: appName,
      align: 'end',
      render: ({ index }) => <UsageAmount kind={kind} amount={values[index] ?? 0} />,
      exports: [
        {
          title: t('usage.columns.ofApp', { app: appName, column }),
          text: ({ index }) => usageNumber(kind, values[index] ?? 0),
        },
      ],
    })),
  ];
}
