import { theme } from 'antd';

const HEIGHT = 64;

interface SparklineProps {
  /** One for each step, none of them negative. */
  values: readonly number[];
  /** All that the line shows, in words. */
  label: string;
}

/** How something went, as a line from zero up. Who does not see it is told the same in words. */
export function Sparkline({ values, label }: SparklineProps) {
  const { token } = theme.useToken();
  const line = sparklinePoints(values);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      style={{ display: 'block', width: '100%', height: HEIGHT }}
    >
      <polygon points={`0,100 ${line} 100,100`} fill={token.colorPrimary} opacity={0.15} />
      <polyline
        points={line}
        fill="none"
        stroke={token.colorPrimary}
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Corners of the line in a square of 100: from its left to its right edge, 0 at the bottom and the largest value near the top. */
export function sparklinePoints(values: readonly number[]): string {
  const most = Math.max(...values, Number.MIN_VALUE);
  const step = 100 / Math.max(1, values.length - 1);
  return values
    .map((value, position) => `${rounded(position * step)},${rounded(98 - (value / most) * 94)}`)
    .join(' ');
}

function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}
