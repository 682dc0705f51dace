import { formatDateTime, formatDay } from '@console/i18n';
import { DetailCard, EmptyState, QueryState, useZone } from '@console/ui';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetQuotaQuery } from '../api/usage-api';
import { QUOTA_RESOURCES, type Quota } from '../contract';
import { PlanActions } from '../limits/plan-actions';
import { QuotaMeter, QuotaWarning } from './quota-meter';
import { useQuotaTexts } from '../limits/use-quota-texts';

/** @see spec 7.8 */
export function AppQuotas({ appId }: { appId: string }) {
  const { t } = useTranslation('billing');
  return (
    <DetailCard title={t('quotas.title')} actions={<PlanActions appId={appId} />}>
      <QuotasRead appId={appId} />
    </DetailCard>
  );
}

export function QuotasRead({ appId, rows = 6 }: { appId: string; rows?: number }) {
  const { t } = useTranslation('billing');
  return (
    <QueryState result={useGetQuotaQuery({ appId })} failed={t('quotas.failed')} rows={rows}>
      {(app) => <Quotas {...app} />}
    </QueryState>
  );
}

function Quotas(app: { quotas: readonly Quota[] }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const zone = useZone();
  const quotas = app.quotas.toSorted((one, other) => orderOf(one) - orderOf(other));
  const newest = quotas
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  if (newest === undefined) return <EmptyState text={t('quotas.none')} />;
  return (
    <>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: `${String(token.margin)}px ${String(token.marginXL)}px`,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {quotas.map((quota) => (
          <li key={quota.resource}>
            <OneQuota quota={quota} />
          </li>
        ))}
      </ul>
      <p style={{ margin: `${String(token.marginLG)}px 0 0`, color: token.colorTextDescription }}>
        {t('quotas.asOf', { time: formatDateTime(newest, zone) })}
      </p>
    </>
  );
}

function OneQuota({ quota }: { quota: Quota }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useQuotaTexts();
  return (
    <Flex vertical gap={token.marginXXS}>
      <Flex gap={`0 ${String(token.margin)}px`} justify="space-between" wrap>
        <strong>{texts.name(quota)}</strong>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>{texts.use(quota)}</span>
      </Flex>
      <QuotaMeter quota={quota} />
      <QuotaWarning quota={quota} />
      {typeof quota.runsOutOn === 'string' && (
        <div style={{ color: token.colorTextDescription }}>
          {t('quotas.runsOut', { day: formatDay(quota.runsOutOn) })}
        </div>
      )}
    </Flex>
  );
}

/** In the order of plans; unknown resources come last. */
function orderOf({ resource }: Quota): number {
  const order = QUOTA_RESOURCES.findIndex((known) => known === resource);
  return order < 0 ? QUOTA_RESOURCES.length : order;
}
