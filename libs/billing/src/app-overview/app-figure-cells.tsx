import { Amount, Sparkline } from '@console/ui';
import { MISSING } from '@console/ui/list';
import { cssToken } from '@console/ui/theme';
import type { ConsoleSlots } from '@console/shell-layout';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLazyListAppFiguresQuery, useListAppFiguresQuery } from '../api/usage-api';
import { invoicesBehind, usageBehind } from '../billing-paths';
import type { AppFigures } from '../contract';
import { majorText, moneyOf } from '../money/money';
import { exactUsageText, usageNumber, usageText } from '../usage/usage-text';
import { summaryAmounts } from './summary-amounts';

const KIND = 'delivery';

/** Provides traffic of 30 days with its course, and what each app owes. */
export function AppFigureCells({ appIds, onCells }: ConsoleSlots['appFigureCells']) {
  const { language } = useTranslation('billing').i18n;
  const { currentData, error } = useListAppFiguresQuery({ appIds });
  const [read] = useLazyListAppFiguresQuery({ selectFromResult: () => ({}) });

  useEffect(() => {
    if (!currentData && !error) return;
    const known = new Map(currentData?.data.map((figures) => [figures.appId, figures]));
    const cellsOf = (appId: string) => {
      const figures = known.get(appId);
      if (!figures) return { traffic: MISSING, balance: MISSING };
      return { traffic: trafficCell(figures, language), balance: balanceCell(figures, language) };
    };
    onCells(new Map(appIds.split(',').map((appId) => [appId, cellsOf(appId)])), async (ids) => {
      const { data } = await read({ appIds: ids });
      return new Map(data?.data.map((figures) => [figures.appId, valuesOf(figures)]));
    });
  }, [appIds, currentData, error, language, onCells, read]);

  return null;
}

function valuesOf({ traffic, balance }: AppFigures) {
  const owed = balance.filter((one) => one.owedInvoices > 0);
  return {
    traffic: usageNumber(KIND, traffic.total),
    balance: owed.map((one) => `${majorText(moneyOf(one.owed, one.currency))} ${one.currency}`).join('; '),
  };
}

function trafficCell({ appId, traffic: { from, to, total, values } }: AppFigures, language: string) {
  if (total === 0) return '–';
  return (
    <Link to={usageBehind(appId, { from, to })}>
      <span className="secondary">
        <span style={{ display: 'inline-block', marginInlineEnd: 12, verticalAlign: 'middle' }}>
          {/* Without today, which is not over. */}
          <Sparkline values={values.slice(0, -1)} />
        </span>
      </span>
      {/* As wide as most amounts, so that the sparklines align. */}
      <span style={{ display: 'inline-block', minWidth: '4.5em' }}>
        <Amount text={usageText(KIND, total, language)} exact={exactUsageText(KIND, total, language)} />
      </span>
    </Link>
  );
}

/** By currency. */
function balanceCell({ appId, balance }: AppFigures, language: string) {
  const { amounts } = summaryAmounts(balance, 'owed', language);
  const isOverdue = balance.some(({ overdueInvoices }) => overdueInvoices > 0);
  if (amounts.length === 0) return '–';
  return (
    <Link
      to={invoicesBehind(appId, isOverdue ? 'overdue' : 'open')}
      style={isOverdue ? { color: cssToken('critical') } : {}}
    >
      {amounts.map(({ currency, text, exact }) => (
        <div key={currency}>
          <Amount text={text} exact={exact} />
        </div>
      ))}
    </Link>
  );
}
