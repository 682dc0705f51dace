import { clipText } from '@console/i18n';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { OTHER_STYLE, type ChartLine, type LineStyle } from './chart-lines';

interface ChartLegendProps {
  unit: string;
  lines: readonly ChartLine[];
  hasRunningDay: boolean;
}

export function ChartLegend({ unit, lines, hasRunningDay }: ChartLegendProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const own = lines.filter(({ lineStyle }) => lineStyle !== OTHER_STYLE);
  const others = lines.length - own.length;

  return (
    <ul
      aria-label={t('usage.chart.legend')}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${String(token.marginXXS)}px ${String(token.marginLG)}px`,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      <li style={{ color: token.colorTextDescription }}>{unit}</li>
      {own.map(({ name, lineStyle }, index) => (
        <li key={index}>
          <Stroke lineStyle={lineStyle} /> <bdi>{clipText(name)}</bdi>
        </li>
      ))}
      {others > 0 && (
        <li>
          <Stroke lineStyle={OTHER_STYLE} /> {t('usage.chart.others', { count: others })}
        </li>
      )}
      {hasRunningDay && (
        <li>
          <svg aria-hidden width="10" height="10" style={{ verticalAlign: 'middle' }}>
            <circle cx="5" cy="5" r="4" fill="none" stroke={token.colorText} strokeWidth="2" />
          </svg>{' '}
          {t('usage.chart.running')}
        </li>
      )}
    </ul>
  );
}

function Stroke({ lineStyle }: { lineStyle: LineStyle }) {
  const { token } = theme.useToken();
  return (
    <svg aria-hidden width="36" height="10" style={{ verticalAlign: 'middle' }}>
      <line
        x1="0"
        y1="5"
        x2="36"
        y2="5"
        stroke={token[lineStyle.color]}
        strokeWidth={lineStyle.width}
        strokeDasharray={lineStyle.dash.join(' ')}
      />
    </svg>
  );
}
