import WarningFilled from '@ant-design/icons/WarningFilled';
import { formatDay } from '@console/i18n';
import { FactList } from '@console/ui';
import { RowsTable, type ResourceColumn } from '@console/ui/list';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { moneyOf, type PlanPreview } from '../contract';
import { formatMoney } from '../money/money-text';
import { useQuotaTexts } from './use-quota-texts';

type Limit = PlanPreview['limits'][number];

/** What a plan would change: price, this month's invoice and limits. */
export function PlanEffect({ preview }: { preview: PlanPreview }) {
  const { t, i18n } = useTranslation('billing');
  const { token } = theme.useToken();
  const { before, after, currency, difference, period, limits } = preview;
  const columns = useLimitColumns();
  const money = (minorUnits: number) => formatMoney(moneyOf(minorUnits, currency), i18n.language);
  if (before.planId === after.planId) {
    return <p style={{ color: token.colorTextDescription }}>{t('plan.isCurrent')}</p>;
  }
  const amount = money(Math.abs(difference));
  return (
    <section aria-label={t('plan.effect')} aria-live="polite" style={{ marginTop: token.margin }}>
      <FactList
        facts={[
          {
            label: t('plan.monthly'),
            value: t('plan.fromTo', { before: money(before.monthly), after: money(after.monthly) }),
          },
          {
            label: t('plan.thisMonth'),
            value: (
              <>
                <strong>
                  {difference === 0
                    ? t('plan.same')
                    : t(difference > 0 ? 'plan.more' : 'plan.less', { amount })}
                </strong>
                <div style={{ color: token.colorTextDescription }}>
                  {t('plan.charged', { from: formatDay(period.from), to: formatDay(period.to) })}
                </div>
              </>
            ),
          },
        ]}
      />
      <div style={{ height: token.margin }} />
      <RowsTable
        label={t('plan.limits')}
        rows={limits}
        columns={columns}
        rowKey={({ resource }) => resource}
      />
    </section>
  );
}

function useLimitColumns(): ResourceColumn<Limit>[] {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useQuotaTexts();
  const numbers = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
  const amount = (limit: Limit, value: number) => (
    <span style={numbers}>{texts.amount(limit.resource, value)}</span>
  );
  return [
    { key: 'resource', title: t('quotas.columnResource'), render: texts.name },
    {
      key: 'before',
      title: t('plan.limitNow'),
      align: 'end',
      render: (limit) => amount(limit, limit.before),
    },
    { key: 'after', title: t('plan.limitThen'), align: 'end', render: (limit) => amount(limit, limit.after) },
    {
      key: 'used',
      title: t('quotas.used'),
      align: 'end',
      render: (limit) => (
        <>
          {amount(limit, limit.used)}
          {limit.used > limit.after && (
            <div style={{ whiteSpace: 'nowrap' }}>
              <WarningFilled aria-hidden style={{ color: token.colorWarning }} /> {t('plan.exceeds')}
            </div>
          )}
        </>
      ),
    },
  ];
}
