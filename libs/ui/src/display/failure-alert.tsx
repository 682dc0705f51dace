import { Alert, theme } from 'antd';

interface FailureAlertProps {
  /** Nothing renders without lines. */
  lines: readonly string[];
}

/** Errors above a form or in a dialog. */
export function FailureAlert({ lines }: FailureAlertProps) {
  const { token } = theme.useToken();
  if (lines.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBottom: token.margin }}
      title={lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    />
  );
}
