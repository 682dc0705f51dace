import { Amount, EmptyState, FailedState } from '@console/ui';
import { lazyComponent } from '@console/ui/lazy';
import { useListQuery } from '@console/ui/list';
import { Alert, Flex, Radio, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFilter, useBilledApp } from '../billed-app';
import type { UsageKind } from '../contract';
import { AppQuotas } from '../quotas/app-quotas';
import { DailyUsage } from './daily-usage';
import { isUnused, type PeriodUse } from './period-use';
import { UsageFigures } from './usage-figures';
import { requestedPeriod, DEFAULT_PRESET, presetPeriod, usageDayOf } from './usage-period';
import { UsagePeriodField } from './usage-period-field';
import { DEFAULT_KIND, USAGE_LIST } from './usage-query';
import { usePeriodUse } from './use-period-use';
import { useUsageTexts } from './use-usage-texts';

const UsageByApp = lazyComponent(async () => (await import('./usage-by-app')).UsageByApp);

/** Invoice lines link here. @see spec 7.4 */
export function UsagePage() {
  const { appId } = useBilledApp();
  return <Usage key={appId} framed={appId} />;
}

function Usage({ framed }: { framed: string | undefined }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();
  const list = useListQuery(USAGE_LIST);
  const { state, change } = list;
  const [today] = useState(() => usageDayOf(Date.now()));

  const isAllApps = framed === undefined;
  const appId = framed ?? (state.appId || undefined);
  const kind = state.kind || DEFAULT_KIND;
  const requested = requestedPeriod(state);
  const result = usePeriodUse({ appId, framed: !isAllApps }, requested, today);
  const { use, unreported } = result;
  const period = use?.period ?? requested ?? presetPeriod(DEFAULT_PRESET, today);

  if (unreported && !unreported.known) return <EmptyState text={t('usage.notReported')} />;
  return (
    <Flex vertical gap={token.marginLG}>
      {framed !== undefined && <AppQuotas appId={framed} />}
      <Flex gap={token.margin} wrap align="center" justify="space-between">
        <UsagePeriodField value={period} today={today} onChange={change} />
        {isAllApps && (
          <Flex gap={token.marginXS} wrap>
            <AppFilter value={state.appId} onChange={(chosen) => change({ appId: chosen })} />
            {appId === undefined && (
              <Radio.Group
                aria-label={t('usage.view.label')}
                optionType="button"
                value={state.view}
                options={[
                  { value: '', label: t('usage.view.total') },
                  { value: 'apps', label: t('usage.view.apps') },
                ]}
                onChange={({ target }) => change({ view: target.value === 'apps' ? 'apps' : '' })}
              />
            )}
          </Flex>
        )}
      </Flex>
      {unreported?.known && (
        <Alert type="info" showIcon title={t('usage.limited', { period: texts.period(unreported.known) })} />
      )}
      {result.error ? (
        <FailedState title={t('usage.failed')} error={result.error} onRetry={result.refetch} />
      ) : use ? (
        <UsageShown
          use={use}
          kind={kind}
          whose={
            isAllApps ? (appId === undefined ? t('usage.allApps') : (result.appName ?? appId)) : undefined
          }
          byApp={appId === undefined && state.view === 'apps'}
          today={today}
          busy={result.isFetching}
          sort={state.sort}
          onChange={change}
        />
      ) : result.isFetching ? (
        <div role="status" aria-label={t('usage.loading')}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      ) : (
        <EmptyState text={t('usage.noData')} />
      )}
    </Flex>
  );
}

interface UsageShownProps {
  use: PeriodUse;
  kind: UsageKind;
  whose: string | undefined;
  byApp: boolean;
  today: string;
  busy: boolean;
  sort: string;
  onChange: (changed: { kind: UsageKind } | { sort: string }) => void;
}

function UsageShown({ use, kind, whose, byApp, today, busy, sort, onChange }: UsageShownProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();
  const about = { kind: t(`usage.kind.${kind}`), period: texts.period(use.period) };
  const subject = whose === undefined ? t('usage.subject', about) : t('usage.subjectOf', { ...about, whose });
  const before = use.previous.total?.[kind];

  return (
    <Flex vertical gap={token.marginLG} aria-busy={busy}>
      <div>
        <h2 style={{ margin: 0, fontSize: token.fontSizeHeading4 }}>{subject}</h2>
        <div style={{ fontSize: token.fontSizeHeading3, fontWeight: token.fontWeightStrong }}>
          <Amount text={texts.amount(kind, use.total[kind])} exact={texts.exact(kind, use.total[kind])} />
        </div>
        {before !== undefined && (
          <div style={{ color: token.colorTextDescription }}>
            {t('usage.compared', {
              amount: texts.amount(kind, before),
              period: texts.period(use.previous.period),
            })}
          </div>
        )}
      </div>
      <UsageFigures use={use} kind={kind} onChoose={(chosen) => onChange({ kind: chosen })} />
      {isUnused(use) ? (
        <EmptyState text={t('usage.empty')} />
      ) : byApp ? (
        <UsageByApp kind={kind} period={use.period} subject={subject} today={today} />
      ) : (
        <DailyUsage
          use={use}
          kind={kind}
          subject={subject}
          today={today}
          sort={sort}
          onSort={(sorted) => onChange({ sort: sorted })}
        />
      )}
      <p style={{ margin: 0, color: token.colorTextDescription }}>{t('usage.counted')}</p>
    </Flex>
  );
}
