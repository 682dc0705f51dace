import { ChartGrid } from '@console/ui/charts';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

/** Of the plot, in pixels. */
export const CHART_HEIGHT = 132;

const CHARTS = ['cpu', 'memory', 'network', 'viewers', 'streams', 'disk'];
const TITLE_AND_AXIS = 40;

export function ServerChartsLoading() {
  const { t } = useTranslation('operations');
  return (
    <div role="status" aria-label={t('servers.metrics.loading')}>
      <ChartGrid>
        {CHARTS.map((chart) => (
          <Skeleton.Node
            key={chart}
            active
            style={{ width: '100%', height: CHART_HEIGHT + TITLE_AND_AXIS }}
          />
        ))}
      </ChartGrid>
    </div>
  );
}
