import { cssToken } from '@console/ui/theme';
import { theme } from 'antd';

interface LoadBarProps {
  /** In percent. */
  value: number;
  text: string;
  /** Warning limit in percent. */
  limit?: number | undefined;
  /** Last value of a dead server. */
  past: boolean;
}

/** Plain elements: every row has three. */
export function LoadBar({ value, text, limit = Infinity, past }: LoadBarProps) {
  const { token } = theme.useToken();
  const color = cssToken(value >= limit ? 'warningSolid' : 'chart5');
  return (
    <span style={{ display: 'inline-grid', gap: 2, width: 56, textAlign: 'end' }}>
      <span
        style={{
          fontVariantNumeric: 'tabular-nums',
          fontWeight: value >= limit ? token.fontWeightStrong : undefined,
          color: past ? token.colorTextDescription : undefined,
        }}
      >
        {text}
      </span>
      <span aria-hidden style={{ height: 4, borderRadius: 2, background: token.colorFillSecondary }}>
        <span
          style={{
            display: 'block',
            width: `${value}%`,
            height: '100%',
            borderRadius: 2,
            background: past ? token.colorTextQuaternary : color,
          }}
        />
      </span>
    </span>
  );
}
