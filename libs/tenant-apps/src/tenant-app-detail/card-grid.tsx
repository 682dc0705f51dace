import { theme } from 'antd';
import type { ReactNode } from 'react';

export function CardGrid({ children, wide }: { children: ReactNode; wide?: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        gap: token.margin,
      }}
    >
      {children}
      {wide !== undefined && <div style={{ gridColumn: '1 / -1' }}>{wide}</div>}
    </div>
  );
}
