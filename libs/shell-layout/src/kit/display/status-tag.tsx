import { theme } from 'antd';

interface StatusTagProps {
  tone: 'success' | 'warning' | 'error' | 'neutral';
  label: string;
}

/** A state as a dot and a word: never colour alone. Plain elements, because it stands in every row of a list. */
export function StatusTag({ tone, label }: StatusTagProps) {
  const { token } = theme.useToken();
  const colour = {
    success: token.colorSuccess,
    warning: token.colorWarning,
    error: token.colorError,
    neutral: token.colorTextQuaternary,
  }[tone];
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: token.marginXS, whiteSpace: 'nowrap' }}>
      <span aria-hidden style={{ width: 8, height: 8, borderRadius: '50%', background: colour }} />
      {label}
    </span>
  );
}
