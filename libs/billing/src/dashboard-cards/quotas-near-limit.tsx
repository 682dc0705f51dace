import { clipText, formatDay } from '@console/i18n';
import { EmptyState, QueryState, RowMenu, type PageAction } from '@console/ui';
import { MISSING, rowsOf, unlessMissing } from '@console/ui/list';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { useLinkFrom, type DashboardCardProps } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuotasOnDashboardQuery } from '../api/usage-api';
import { appUsagePath, QUOTAS_PATH } from '../billing-paths';
import type { Quota, QuotaOfApp } from '../contract';
import type { LimitedApp } from '../limits/limit-dialog';
import { useLimitActions } from '../limits/use-limit-actions';
import { useLimitDialogs } from '../limits/use-limit-dialogs';
import { QuotaMeter } from '../quotas/quota-meter';
import { type QuotaUse, useQuotaTexts } from '../limits/use-quota-texts';

const SHOWN = 5;
const ROW_HEIGHT = 58;

/** @see spec 7.8 */
export function QuotasNearLimit({ appId }: DashboardCardProps) {
  const { t } = useTranslation('billing');
  const result = useQuotasOnDashboardQuery({ page: 1, perPage: SHOWN });
  const total = result.currentData?.total ?? 0;
  const { open, dialog } = useLimitDialogs();
  const actionsOf = useLimitActions(open);
  return (
    <Section
      boxed
      title={t('quotas.table')}
      minHeight={SHOWN * ROW_HEIGHT}
      // The list is of all apps.
      more={
        appId === undefined && total > 0
          ? { to: QUOTAS_PATH, label: t('dashboard.showQuotas', { count: total }) }
          : undefined
      }
    >
      <QueryState
        result={result}
        failed={t('quotas.failed')}
        missing={t('dashboard.notAvailable')}
        loading={<RowsLoading rows={SHOWN} />}
      >
        {(page) =>
          rowsOf(page).rows.length === 0 ? (
            <EmptyState text={t('quotas.empty')} />
          ) : (
            <RowList>
              {rowsOf(page).rows.map((quota, index) => (
                <NearLimitQuota
                  key={unlessMissing(() => `${quota.appId} ${quota.resource}`, String(index))}
                  quota={quota}
                  actionsOf={actionsOf}
                />
              ))}
            </RowList>
          )
        }
      </QueryState>
      {dialog}
    </Section>
  );
}

interface NearLimitQuotaProps {
  quota: QuotaOfApp;
  actionsOf: (app: LimitedApp, quota: Quota) => PageAction[];
}

/** Missing fields of an incomplete row show as a dash. */
function NearLimitQuota({ quota, actionsOf }: NearLimitQuotaProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const linkFrom = useLinkFrom();
  const texts = useQuotaTexts();
  const appId = unlessMissing<string | undefined>(() => quota.appId, undefined);
  const appName = unlessMissing(() => clipText(quota.appName), appId ?? MISSING);
  const runsOutOn = unlessMissing(() => quota.runsOutOn, undefined);
  const use = unlessMissing<QuotaUse | undefined>(() => {
    const { resource, used, limit } = quota;
    return { resource, used, limit };
  }, undefined);
  const resource = unlessMissing(() => texts.name(quota), MISSING);
  const forecast = runsOutOn ? t('dashboard.runsOut', { day: formatDay(runsOutOn) }) : undefined;
  const line = {
    display: 'flex',
    justifyContent: 'space-between',
    gap: `0 ${String(token.margin)}px`,
  } as const;
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
  const small = {
    color: token.colorTextSecondary,
    fontSize: token.fontSizeSM,
    lineHeight: token.lineHeightSM,
  };
  const actions = unlessMissing(() => actionsOf(quota, quota), []);
  return (
    <Row
      end={
        actions.length > 0 && (
          <RowMenu label={t('limits.actionsOf', { app: appName, resource })} actions={actions} />
        )
      }
    >
      <div style={line}>
        <bdi style={cut}>
          {appId === undefined ? (
            appName
          ) : (
            <Link to={linkFrom(appUsagePath({ appId }))} style={{ color: token.colorText, fontWeight: 500 }}>
              {appName}
            </Link>
          )}
        </bdi>
        <span style={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
          {use ? texts.use(use) : MISSING}
        </span>
      </div>
      <div style={{ ...line, ...small, marginBottom: 2 }}>
        <span style={cut}>{resource}</span>
        <span style={{ flexShrink: 0 }}>{forecast}</span>
      </div>
      {use && <QuotaMeter quota={use} />}
    </Row>
  );
}
