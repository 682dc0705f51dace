import { Alert, type GetRef, theme } from 'antd';

interface FailureAlertProps {
  /** Nothing renders without lines. */
  lines: readonly string[];
}

/** The submit button may be a screen below. */
const reveal = (alert: GetRef<typeof Alert> | null) => {
  alert?.nativeElement.scrollIntoView({ block: 'center' });
};

/** Errors above a form or in a dialog. Scrolls into view when it appears. */
export function FailureAlert({ lines }: FailureAlertProps) {
  const { token } = theme.useToken();
  if (lines.length === 0) return null;
  return (
    <Alert
      ref={reveal}
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
