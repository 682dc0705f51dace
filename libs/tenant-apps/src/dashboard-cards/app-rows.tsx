import { TwoLines } from '@console/ui';
import { theme } from 'antd';
import type { ReactNode } from 'react';

interface AppRowsProps<App> {
  apps: readonly App[];
  to?: (app: App) => string;
  detail: (app: App) => ReactNode;
}

export function AppRows<App extends { appId: string; name: string }>({
  apps,
  to,
  detail,
}: AppRowsProps<App>) {
  const { token } = theme.useToken();
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {apps.map((app, index) => (
        <li
          key={app.appId}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: `0 ${String(token.margin)}px`,
            paddingBlock: token.paddingSM,
            borderTop: index === 0 ? undefined : `1px solid ${token.colorSplit}`,
          }}
        >
          <TwoLines main={app.name} detail={app.appId} {...(to && { to: to(app) })} code maxWidth={480} />
          {detail(app)}
        </li>
      ))}
    </ul>
  );
}
