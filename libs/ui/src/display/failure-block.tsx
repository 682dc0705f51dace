import WarningFilled from '@ant-design/icons/WarningFilled';
import { theme } from 'antd';
import type { ReactNode } from 'react';

interface FailureBlockProps {
  title: ReactNode;
  children: ReactNode;
  /** A button or a link. */
  action: ReactNode;
}

/** Replaces missing content. Not antd's `Result`, which would load its drawings with every list. */
export function FailureBlock({ title, children, action }: FailureBlockProps) {
  const { token } = theme.useToken();
  return (
    <div
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: token.margin,
        padding: `${String(token.paddingXL)}px ${String(token.padding)}px`,
        textAlign: 'center',
      }}
    >
      <WarningFilled aria-hidden style={{ fontSize: token.fontSizeHeading1, color: token.colorWarning }} />
      <div style={{ fontSize: token.fontSizeHeading4, lineHeight: token.lineHeightHeading4 }}>{title}</div>
      <div style={{ color: token.colorTextDescription, overflowWrap: 'anywhere' }}>{children}</div>
      {action}
    </div>
  );
}
