import { theme } from 'antd';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';

interface StateBlockProps {
  illustration: IllustrationName;
  title: ReactNode;
  children?: ReactNode;
  /** The next step: buttons or links. */
  action?: ReactNode;
}

/** Replaces content that is missing: what happened, why, and the next step. */
export function StateBlock({ illustration, title, children, action }: StateBlockProps) {
  const { token } = theme.useToken();
  return (
    <div
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: token.marginXS,
        padding: `${String(token.paddingXL)}px ${String(token.padding)}px`,
        textAlign: 'center',
      }}
    >
      <Illustration name={illustration} />
      <div
        style={{
          fontSize: token.fontSizeLG,
          lineHeight: token.lineHeightLG,
          fontWeight: token.fontWeightStrong,
          color: token.colorText,
        }}
      >
        {title}
      </div>
      {children !== undefined && children !== false && (
        <div style={{ maxWidth: 480, color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
          {children}
        </div>
      )}
      {action !== undefined && action !== false && (
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: token.marginXS,
            marginTop: token.marginXS,
          }}
        >
          {action}
        </div>
      )}
    </div>
  );
}
