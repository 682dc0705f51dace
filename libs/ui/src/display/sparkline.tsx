import { cssToken } from '../theme/tokens';

interface SparklineProps {
  values: readonly number[];
  /** What the line says; without it the line is decoration next to a figure. */
  label?: string;
  /** CSS lengths or pixels; default: those of a table cell. */
  width?: number | string;
  height?: number;
  /** The top of the axis; default: the largest value. */
  most?: number;
  /** In the accent with a fill; default: gray. */
  accent?: boolean;
}

/** The course of a figure without axes, as SVG: it renders in rows. */
export function Sparkline({ values, label, width = 72, height = 20, most, accent = false }: SparklineProps) {
  const line = points(values, most ?? Math.max(...values, Number.MIN_VALUE));
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      style={{ display: 'block', width, height, overflow: 'visible' }}
    >
      {accent && <polygon points={`0,100 ${line} 100,100`} fill={cssToken('chartFill')} />}
      <polyline
        points={line}
        fill="none"
        stroke={cssToken(accent ? 'chart1' : 'chart5')}
        strokeWidth={accent ? 1.5 : 1.25}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function points(values: readonly number[], most: number): string {
  const step = 100 / Math.max(1, values.length - 1);
  return values
    .map((value, position) => `${rounded(position * step)},${rounded(98 - (value / most) * 94)}`)
    .join(' ');
}

function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}
