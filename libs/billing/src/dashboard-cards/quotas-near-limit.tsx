import { clipText } from '@console/i18n';
import { EmptyState } from '@console/ui';
import { MISSING, rowsOf, unlessMissing } from '@console/ui/list';
import { useLinkFrom } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuotasOnDashboardQuery } from '../api/usage-api';
import { appUsagePath, QUOTAS_PATH } from '../billing-paths';
import type { QuotaOfApp } from '../contract';
import { QuotaMeter, QuotaWarning } from '../quotas/quota-meter';
import { type QuotaUse, useQuotaTexts } from '../quotas/use-quota-texts';
import { QueryCard } from './query-card';

const SHOWN = 5;

/** @see spec 7.8 */
export function QuotasNearLimit() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const result = useQuotasOnDashboardQuery({ page: 1, perPage: SHOWN });
  return (
    <QueryCard title={t('quotas.table')} result={result} failed={t('quotas.failed')}>
      {(page) =>
        rowsOf(page).rows.length === 0 ? (
          <EmptyState text={t('quotas.empty')} />
        ) : (
          <Flex vertical gap={token.margin}>
            <ul style={{ display: 'grid', gap: token.margin, margin: 0, padding: 0, listStyle: 'none' }}>
              {rowsOf(page).rows.map((quota, index) => (
                <li key={unlessMissing(() => `${quota.appId} ${quota.resource}`, String(index))}>
                  <NearLimitQuota quota={quota} />
                </li>
              ))}
            </ul>
            <Link to={QUOTAS_PATH}>{t('dashboard.showQuotas', { count: page.total })}</Link>
          </Flex>
        )
      }
    </QueryCard>
  );
}

/** Missing fields of an incomplete row show as a dash. */
function NearLimitQuota({ quota }: { quota: QuotaOfApp }) {
  const { token } = theme.useToken();
  const linkFrom = useLinkFrom();
  const texts = useQuotaTexts();
  const appId = unlessMissing<string | undefined>(() => quota.appId, undefined);
  const appName = unlessMissing(() => clipText(quota.appName), appId ?? MISSING);
  const use = unlessMissing<QuotaUse | undefined>(() => {
    const { resource, used, limit } = quota;
    return { resource, used, limit };
  }, undefined);
  const line = { justify: 'space-between', gap: `0 ${String(token.margin)}px`, wrap: true } as const;
  return (
    <Flex vertical gap={token.marginXXS}>
      <Flex {...line}>
        <bdi style={{ fontWeight: token.fontWeightStrong }}>
          {appId === undefined ? appName : <Link to={linkFrom(appUsagePath({ appId }))}>{appName}</Link>}
        </bdi>
        {use && <QuotaWarning quota={use} />}
      </Flex>
      <Flex {...line} style={{ color: token.colorTextDescription }}>
        <span>{unlessMissing(() => texts.name(quota), MISSING)}</span>
        <span>{use ? texts.use(use) : MISSING}</span>
      </Flex>
      {use && <QuotaMeter quota={use} />}
    </Flex>
  );
}
