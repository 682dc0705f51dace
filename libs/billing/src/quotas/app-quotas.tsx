import { clipText, formatDateTime, formatDay } from '@console/i18n';
import {
  DetailCard,
  EmptyState,
  GuardedButton,
  type PageAction,
  QueryState,
  useUi,
  useZone,
} from '@console/ui';
import { Flex, Skeleton, theme, type GlobalToken } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetQuotaQuery } from '../api/usage-api';
import { QUOTA_RESOURCES, type Quota } from '../contract';
import { PlanActions } from '../limits/plan-actions';
import { useQuotaActions } from '../limits/use-limit-actions';
import { useLimitDialogs } from '../limits/use-limit-dialogs';
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

export function QuotasRead({ appId }: { appId: string }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const loading = (
    <div role="status" aria-label={t('usage.loading')} style={{ ...gridOf(token), paddingBottom: 46 }}>
      {QUOTA_RESOURCES.map((resource) => (
        <Skeleton key={resource} active title={false} paragraph={{ rows: 1 }} style={{ height: 64 }} />
      ))}
    </div>
  );
  return (
    <QueryState result={useGetQuotaQuery({ appId })} failed={t('quotas.failed')} loading={loading}>
      {(app) => <Quotas {...app} />}
    </QueryState>
  );
}

function gridOf(token: GlobalToken): CSSProperties {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: `${String(token.margin)}px ${String(token.marginXL)}px`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  };
}

function Quotas(app: { appId: string; quotas: readonly Quota[] }) {
  const { t } = useTranslation('billing');
  const { open, dialog } = useLimitDialogs();
  const actionsOf = useQuotaActions(open);
  const texts = useQuotaTexts();
  const { token } = theme.useToken();
  const zone = useZone();
  const quotas = app.quotas.toSorted((one, other) => orderOf(one) - orderOf(other));
  const newest = quotas
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  useUi().usePageActions(
    quotas.flatMap((quota) =>
      actionsOf(app, quota).map((action) => ({
        ...action,
        key: `${action.key}:${quota.resource}`,
        label: t('limits.actionOn', { action: action.label, resource: texts.name(quota) }),
      })),
    ),
  );
  if (newest === undefined) return <EmptyState text={t('quotas.none')} />;
  return (
    <>
      <ul style={gridOf(token)}>
        {quotas.map((quota) => (
          <li key={quota.resource}>
            <OneQuota quota={quota} actions={actionsOf(app, quota)} />
          </li>
        ))}
      </ul>
      <p style={{ margin: `${String(token.marginLG)}px 0 0`, color: token.colorTextDescription }}>
        {t('quotas.asOf', { time: formatDateTime(newest, zone) })}
      </p>
      {dialog}
    </>
  );
}

interface OneQuotaProps {
  quota: Quota;
  actions: readonly PageAction[];
}

function OneQuota({ quota, actions }: OneQuotaProps) {
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
      <Flex gap={`0 ${String(token.margin)}px`} justify="space-between" align="center" wrap>
        <QuotaWarning quota={quota} />
        <Flex gap={token.marginXS} style={{ marginInlineStart: 'auto' }}>
          {actions.map(({ key, label, requires, run }) => (
            <GuardedButton
              key={key}
              type="link"
              size="small"
              aria-label={t('limits.actionOn', { action: label, resource: texts.name(quota) })}
              requires={requires}
              onClick={run}
            >
              {label}
            </GuardedButton>
          ))}
        </Flex>
      </Flex>
      <LimitNotes quota={quota} />
      {typeof quota.runsOutOn === 'string' && (
        <div style={{ color: token.colorTextDescription }}>
          {t('quotas.runsOut', { day: formatDay(quota.runsOutOn) })}
        </div>
      )}
    </Flex>
  );
}

function LimitNotes({ quota }: { quota: Quota }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useQuotaTexts();
  const { override, requested, resource } = quota;
  if (!override && typeof requested !== 'number') return null;
  return (
    <div style={{ color: token.colorTextDescription, overflowWrap: 'anywhere' }}>
      {override && (
        <div>
          {t('limits.overriddenUntil', { day: formatDay(override.until), reason: clipText(override.reason) })}
        </div>
      )}
      {typeof requested === 'number' && (
        <div>{t('limits.increaseRequested', { limit: texts.amount(resource, requested) })}</div>
      )}
    </div>
  );
}

/** In the order of plans; unknown resources come last. */
function orderOf({ resource }: Quota): number {
  const order = QUOTA_RESOURCES.findIndex((known) => known === resource);
  return order < 0 ? QUOTA_RESOURCES.length : order;
}
