import { useZone } from '@console/ui';
import { TimeChart } from '@console/ui/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationsOverview } from '../contract';
import { loadSeries, type LoadMetric } from './load-series';

const HEIGHT = 224;

export function LoadChart({ overview, metric }: { overview: OperationsOverview; metric: LoadMetric }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const [now, before] = [t('overview.now'), t(`overview.before.${overview.range}`)];
  const { times, series } = useMemo(() => {
    const { times: moments, current, compared } = loadSeries(overview, metric);
    return {
      times: moments,
      series: [
        { name: now, values: current },
        { name: before, kind: 'compared' as const, values: compared },
      ],
    };
  }, [overview, metric, now, before]);
  return (
    <TimeChart
      title={t(`overview.metrics.${metric}`)}
      times={times}
      series={series}
      unit={metric === 'outMbps' ? 'bitrate' : 'count'}
      zone={zone}
      height={HEIGHT}
    />
  );
}
