import { theme } from 'antd';

interface LoadBarProps {
  /** In percent. */
  value: number;
  text: string;
  /** From how many percent on it is too much. */
  limit?: number | undefined;
  /** Reported by a server that has not been heard of since. */
  past: boolean;
}

/** A share of what there is, as a number and a bar. Plain elements: three of them stand in every row. */
export function LoadBar({ value, text, limit = Infinity, past }: LoadBarProps) {
  const { token } = theme.useToken();
  const colour = value >= limit ? token.colorWarning : token.colorInfo;
  return (
    <span style={{ display: 'inline-grid', gap: 2, width: 64, textAlign: 'end' }}>
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
            background: past ? token.colorTextQuaternary : colour,
          }}
        />
      </span>
    </span>
  );
}
