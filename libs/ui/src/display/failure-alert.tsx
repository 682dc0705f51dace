import { Alert, theme } from 'antd';

interface FailureAlertProps {
  /** One sentence each; nothing is shown without any. */
  lines: readonly string[];
}

/** Why a form or a dialog was refused, above what it is about. */
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
