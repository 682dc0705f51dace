import WarningFilled from '@ant-design/icons/WarningFilled';
import { theme } from 'antd';
import type { ReactNode } from 'react';

interface FailureBlockProps {
  title: ReactNode;
  /** What it means, and why. */
  children: ReactNode;
  /** The way on: a button or a link. */
  action: ReactNode;
}

/** Stands where something is missing that should be there. antd's `Result` would bring its drawings to every list. */
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
