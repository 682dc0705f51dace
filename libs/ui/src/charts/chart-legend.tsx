import { clipText } from '@console/i18n';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { cssToken } from '../theme/tokens';
import type { ChartSeries, DrawnLine } from './chart-model';

interface ChartLegendProps {
  series: readonly ChartSeries[];
  lines: readonly DrawnLine[];
  /** Names the unfinished period, such as "Today so far". */
  unfinished: string | undefined;
}

/** What the lines of a chart are; those without a color of their own are counted. */
export function ChartLegend({ series, lines, unfinished }: ChartLegendProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const whole = lines.filter(({ isUnfinished }) => !isUnfinished);
  const named = whole.filter(({ look }) => look !== 'other');
  const others = whole.length - named.length;
  const open = lines.find(({ isUnfinished }) => isUnfinished);

  return (
    <ul
      aria-label={t('chart.legend')}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${String(token.marginXXS)}px ${String(token.margin)}px`,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        color: token.colorTextSecondary,
        fontSize: token.fontSizeSM,
      }}
    >
      {named.map((line) => (
        <li key={line.series}>
          <Mark line={line} /> <bdi>{clipText(series[line.series]?.name ?? '')}</bdi>
        </li>
      ))}
      {others > 0 && <li>{t('chart.others', { count: others })}</li>}
      {open && unfinished !== undefined && (
        <li>
          <Mark line={open} /> {unfinished}
        </li>
      )}
    </ul>
  );
}

function Mark({ line: { look, color, dash, isUnfinished } }: { line: DrawnLine }) {
  const ink = cssToken(color);
  return (
    <svg aria-hidden width="16" height="10" style={{ verticalAlign: 'middle' }}>
      {look === 'bars' ? (
        <rect
          x="3.5"
          y="0.5"
          width="9"
          height="9"
          rx="2"
          fill={isUnfinished ? 'none' : ink}
          stroke={ink}
          strokeDasharray={isUnfinished ? '2 1' : undefined}
        />
      ) : (
        <line x1="0" y1="5" x2="16" y2="5" stroke={ink} strokeWidth="2" strokeDasharray={dash.join(' ')} />
      )}
    </svg>
  );
}
