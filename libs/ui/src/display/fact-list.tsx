import { clipText } from '@console/i18n';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { ClippedText } from './clipped-text';

/** Names and values of one item, in columns if the width allows. */
export function FactList({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  const { token } = theme.useToken();
  return (
    <dl style={{ display: 'grid', gap: token.margin, margin: 0 }}>
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: 'flex', flexWrap: 'wrap', gap: `0 ${String(token.margin)}px` }}>
          <dt style={{ flex: '0 0 200px', color: token.colorTextDescription }}>{clipText(label)}</dt>
          <dd style={{ flex: '1 1 200px', minWidth: 0, margin: 0, overflowWrap: 'anywhere' }}>
            {typeof value === 'string' ? <ClippedText text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
