import { clipText } from '@console/i18n';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { ClippedText } from './clipped-text';

interface FactListProps {
  facts: { label: string; value: ReactNode }[];
  /** In a narrow column. */
  dense?: boolean;
}

/** Names and values of one item, in columns if the width allows. */
export function FactList({ facts, dense = false }: FactListProps) {
  const { token } = theme.useToken();
  const width = dense ? 120 : 200;
  return (
    <dl style={{ display: 'grid', gap: dense ? token.marginXXS : token.margin, margin: 0 }}>
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: 'flex', flexWrap: 'wrap', gap: `0 ${String(token.margin)}px` }}>
          <dt style={{ flex: `0 0 ${String(width)}px`, color: token.colorTextDescription }}>
            {clipText(label)}
          </dt>
          <dd
            style={{
              flex: `1 1 ${String(width)}px`,
              minWidth: 'min-content',
              maxWidth: '100%',
              margin: 0,
              overflowWrap: 'anywhere',
            }}
          >
            {typeof value === 'string' ? <ClippedText text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
