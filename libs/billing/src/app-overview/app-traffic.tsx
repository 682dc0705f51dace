import { Amount, EmptyState, FailedState } from '@console/ui';
import { lazyComponent } from '@console/ui/lazy';
import { Section, SectionBody } from '@console/ui/overview';
import { cssToken } from '@console/ui/theme';
import { useActionDenial } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BILLING_ACCESS } from '../contract/billing-access';
import { usageBehind } from '../billing-paths';
import { isUnused } from '../usage/period-use';
import { presetPeriod, usageDayOf } from '../usage/usage-period';
import { usePeriodUse } from '../usage/use-period-use';
import { useUsageTexts } from '../usage/use-usage-texts';

const UsageChart = lazyComponent(() => import('../usage/usage-chart').then((module) => module.UsageChart));
const CHART_HEIGHT = 180;
const HEIGHT = 252;

/** The traffic of the last 30 days, with the figures of the usage page. @see spec 7.4 */
export function AppTraffic({ appId }: { appId: string }) {
  const denial = useActionDenial({ access: BILLING_ACCESS });
  return denial ? null : <Traffic appId={appId} />;
}

interface TrafficProps {
  appId: string;
  boxed?: boolean;
  preset?: 'last7' | 'last30';
}

export function Traffic({ appId, boxed = false, preset = 'last30' }: TrafficProps) {
  const { t } = useTranslation('billing');
  const texts = useUsageTexts();
  const [today] = useState(() => usageDayOf(Date.now()));
  const period = presetPeriod(preset, today);
  const { use, error, refetch } = usePeriodUse({ appId, framed: true }, period, today);
  const now = use?.total.delivery;
  return (
    <Section
      boxed={boxed}
      title={t('usage.kind.delivery')}
      minHeight={HEIGHT}
      aside={
        now !== undefined && (
          <span style={{ color: cssToken('text2') }}>
            <strong style={{ color: cssToken('text') }}>
              <Amount text={texts.amount('delivery', now)} exact={texts.exact('delivery', now)} />
            </strong>{' '}
            {t(`app.in.${preset}`)} · {texts.change(now, use?.previous.total?.delivery)}
          </span>
        )
      }
      more={{ to: usageBehind(appId, period), label: t('dashboard.showUsage') }}
    >
      {error && <FailedState title={t('dashboard.usageFailed')} error={error} onRetry={refetch} />}
      {use &&
        (isUnused(use) ? (
          <EmptyState text={t('dashboard.noUsage')} />
        ) : (
          <SectionBody>
            <UsageChart
              use={use}
              kind="delivery"
              title={t('usage.kind.delivery')}
              today={today}
              height={CHART_HEIGHT}
            />
          </SectionBody>
        ))}
    </Section>
  );
}
