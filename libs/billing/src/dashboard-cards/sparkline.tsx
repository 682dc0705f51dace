import { theme } from 'antd';

const HEIGHT = 64;

export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
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
