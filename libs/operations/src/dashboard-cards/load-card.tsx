import { QueryState } from '@console/ui';
import { lazyComponent } from '@console/ui/lazy';
import { Section, SectionBody } from '@console/ui/overview';
import type { DashboardCardProps } from '@console/shell-layout';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOAD_METRICS, type LoadMetric } from './load-series';
import { useOverview } from './use-overview';

const LoadChart = lazyComponent(() => import('./load-chart').then((module) => module.LoadChart));
const HEIGHT = 296;

/** The course of egress, viewers or streams. The code of charts loads after the page. */
export function LoadCard(props: DashboardCardProps) {
  const { t } = useTranslation('operations');
  const { result, isMissing } = useOverview(props);
  const [metric, setMetric] = useState<LoadMetric>('outMbps');
  if (isMissing) return null;

  return (
    <Section
      boxed
      title={t('overview.load')}
      minHeight={HEIGHT}
      actions={
        <Radio.Group
          aria-label={t('overview.metric')}
          optionType="button"
          size="small"
          value={metric}
          options={LOAD_METRICS.map((value) => ({ value, label: t(`overview.metrics.${value}`) }))}
          onChange={({ target }) => {
            const chosen = LOAD_METRICS.find((name) => name === target.value);
            if (chosen) setMetric(chosen);
          }}
        />
      }
    >
      <SectionBody>
        <QueryState result={result} failed={t('overview.failed')} rows={6}>
          {(overview) => <LoadChart overview={overview} metric={metric} />}
        </QueryState>
      </SectionBody>
    </Section>
  );
}
