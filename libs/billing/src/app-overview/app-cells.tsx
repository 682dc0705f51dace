import { Amount, Sparkline } from '@console/ui';
import { MISSING } from '@console/ui/list';
import { cssToken } from '@console/ui/theme';
import type { ConsoleSlots } from '@console/shell-layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListAppFiguresQuery } from '../api/usage-api';
import { invoicesBehind, usageBehind } from '../billing-paths';
import type { AppFigures } from '../contract';
import { useUsageTexts } from '../usage/use-usage-texts';
import { summaryAmounts } from './summary-amounts';

const KIND = 'delivery';

/** Traffic of 30 days with its course. */
export function AppTrafficCell(props: ConsoleSlots['appTrafficCell']) {
  const texts = useUsageTexts();
  return useAppFigures(props, ({ traffic: { from, to, total, values } }) =>
    total === 0 ? (
      '–'
    ) : (
      <Link
        to={usageBehind(props.appId, { from, to })}
        style={{ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: 12 }}
      >
        <span className="secondary">
          {/* Without today, which is not over. */}
          <Sparkline values={values.slice(0, -1)} />
        </span>
        <Amount text={texts.amount(KIND, total)} exact={texts.exact(KIND, total)} />
      </Link>
    ),
  );
}

/** What the app owes, by currency. */
export function AppBalanceCell(props: ConsoleSlots['appBalanceCell']) {
  const { i18n } = useTranslation('billing');
  return useAppFigures(props, ({ balance }) => {
    const { amounts } = summaryAmounts(balance, 'owed', i18n.language);
    const isOverdue = balance.some(({ overdueInvoices }) => overdueInvoices > 0);
    if (amounts.length === 0) return '–';
    return (
      <Link
        to={invoicesBehind(props.appId, isOverdue ? 'overdue' : 'open')}
        style={isOverdue ? { color: cssToken('critical') } : {}}
      >
        {amounts.map(({ currency, text, exact }) => (
          <div key={currency}>
            <Amount text={text} exact={exact} />
          </div>
        ))}
      </Link>
    );
  });
}

function useAppFigures(
  { appId, appIds }: ConsoleSlots['appTrafficCell'],
  shown: (figures: AppFigures) => ReactNode,
): ReactNode {
  const { currentData, error } = useListAppFiguresQuery({ appIds });
  const figures = currentData?.data.find((one) => one.appId === appId);
  if (figures) return shown(figures);
  return (currentData ?? error) && MISSING;
}
