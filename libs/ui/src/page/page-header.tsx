import { clipText } from '@console/i18n';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../theme/use-narrow';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  return (
    <Flex
      align="center"
      justify="space-between"
      gap={token.margin}
      wrap
      style={{ marginBottom: token.margin, minHeight: token.controlHeight }}
    >
      <div style={{ minWidth: 0, ...(isNarrow && { flex: '1 1 120px' }) }}>
        <h1
          style={{
            margin: 0,
            fontSize: token.fontSizeHeading3,
            lineHeight: token.lineHeightHeading3,
            // A name may be one long word.
            overflowWrap: 'anywhere',
          }}
        >
          {clipText(title)}
        </h1>
        {description !== undefined && (
          <div style={{ color: token.colorTextDescription, overflowWrap: 'anywhere' }}>
            {typeof description === 'string' ? clipText(description) : description}
          </div>
        )}
      </div>
      {actions}
    </Flex>
  );
}
