import { clipText } from '@console/i18n';
import { EmptyState } from '@console/ui';
import { useLinkFrom } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuotasOnDashboardQuery } from '../api/usage-api';
import { appUsagePath, QUOTAS_PATH } from '../billing-paths';
import type { QuotaOfApp } from '../contract';
import { QuotaMeter, QuotaWarning } from '../quotas/quota-meter';
import { useQuotaTexts } from '../quotas/use-quota-texts';
import { QueryCard } from './query-card';

const SHOWN = 5;

/** @see spec 7.8 */
export function QuotasNearLimit() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const result = useQuotasOnDashboardQuery({ page: 1, perPage: SHOWN });
  return (
    <QueryCard title={t('quotas.table')} result={result} failed={t('quotas.failed')}>
      {({ data, total }) =>
        data.length === 0 ? (
          <EmptyState text={t('quotas.empty')} />
        ) : (
          <Flex vertical gap={token.margin}>
            <ul style={{ display: 'grid', gap: token.margin, margin: 0, padding: 0, listStyle: 'none' }}>
              {data.map((quota) => (
                <li key={`${quota.appId} ${quota.resource}`}>
                  <NearLimitQuota quota={quota} />
                </li>
              ))}
            </ul>
            <Link to={QUOTAS_PATH}>{t('dashboard.showQuotas', { count: total })}</Link>
          </Flex>
        )
      }
    </QueryCard>
  );
}

function NearLimitQuota({ quota }: { quota: QuotaOfApp }) {
  const { token } = theme.useToken();
  const linkFrom = useLinkFrom();
  const texts = useQuotaTexts();
  const line = { justify: 'space-between', gap: `0 ${String(token.margin)}px`, wrap: true } as const;
  return (
    <Flex vertical gap={token.marginXXS}>
      <Flex {...line}>
        <bdi style={{ fontWeight: token.fontWeightStrong }}>
          <Link to={linkFrom(appUsagePath(quota))}>{clipText(quota.appName)}</Link>
        </bdi>
        <QuotaWarning quota={quota} />
      </Flex>
      <Flex {...line} style={{ color: token.colorTextDescription }}>
        <span>{texts.name(quota)}</span>
        <span>{texts.use(quota)}</span>
      </Flex>
      <QuotaMeter quota={quota} />
    </Flex>
  );
}
