import { clipText } from '@console/i18n';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { OTHER_LOOK, type ChartLine, type LineLook } from './chart-lines';

interface ChartLegendProps {
  /** What is counted, such as "GB a day". */
  unit: string;
  lines: readonly ChartLine[];
  /** Whether the last day is marked as one that is not over. */
  hasRunningDay: boolean;
}

/** Which line is whose: by its strokes as well as by its colour. */
export function ChartLegend({ unit, lines, hasRunningDay }: ChartLegendProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const own = lines.filter(({ look }) => look !== OTHER_LOOK);
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
      {own.map(({ name, look }, index) => (
        <li key={index}>
          <Stroke look={look} /> <bdi>{clipText(name)}</bdi>
        </li>
      ))}
      {others > 0 && (
        <li>
          <Stroke look={OTHER_LOOK} /> {t('usage.chart.others', { count: others })}
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

function Stroke({ look }: { look: LineLook }) {
  const { token } = theme.useToken();
  return (
    <svg aria-hidden width="36" height="10" style={{ verticalAlign: 'middle' }}>
      <line
        x1="0"
        y1="5"
        x2="36"
        y2="5"
        stroke={token[look.colour]}
        strokeWidth={look.width}
        strokeDasharray={look.dash.join(' ')}
      />
    </svg>
  );
}
