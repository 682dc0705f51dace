import { formatAmount, type AmountUnit } from '@console/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cssToken } from '../theme/tokens';
import { useChartCursor } from './chart-group';
import { miniPath, nearestIndex } from './chart-model';

interface MiniChartProps {
  /** Milliseconds since 1970, ascending. */
  times: readonly number[];
  /** One per moment; null where nothing was measured. */
  values: readonly (number | null)[];
  unit: AmountUnit;
  /** Drawn as a dashed line. */
  limit?: number;
  /** The top of the axis; default: the largest value. */
  most?: number;
}

/**
 * The course of one figure in a list, with its amount at the group's cursor or the latest. The pointer moves the
 * cursor. SVG: lists have many.
 */
export function MiniChart({ times, values, unit, limit, most }: MiniChartProps) {
  const { i18n } = useTranslation('ui');
  const [at, moveCursor] = useChartCursor();
  const top = most ?? Math.max(...values.map(Number), limit ?? 0, Number.MIN_VALUE) * 1.05;
  const path = useMemo(() => miniPath(values, top), [values, top]);
  const last = times.length - 1;
  const index = at === undefined ? last : nearestIndex(times, at);
  const value = values[index] ?? null;
  const place = last > 0 ? (index / last) * 100 : 0;
  const isOver = limit !== undefined && value !== null && value >= limit;

  return (
    <span className="console-mini-chart">
      <span className={isOver ? 'over' : undefined}>
        {value === null ? '–' : formatAmount(value, unit, i18n.language)}
      </span>
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          moveCursor(times[Math.round(((clientX - left) / width) * last)]);
        }}
        onPointerLeave={() => moveCursor(undefined)}
      >
        <rect width="100" height="100" fill="transparent" />
        {limit !== undefined && (
          <line
            x1="0"
            x2="100"
            y1={yOf(limit, top)}
            y2={yOf(limit, top)}
            stroke={cssToken('warningSolid')}
            strokeDasharray="3 3"
          />
        )}
        <path d={path} fill="none" stroke={cssToken('chart1')} strokeWidth="1.25" strokeLinejoin="round" />
        {at !== undefined && <line x1={place} x2={place} y1="0" y2="100" stroke={cssToken('text3')} />}
      </svg>
    </span>
  );
}

function yOf(value: number, top: number): number {
  return 100 - (value / top) * 100;
}
