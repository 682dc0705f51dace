import { TwoLines } from '@console/ui';
import { MISSING, type Page, rowsOf, unlessMissing } from '@console/ui/list';
import { theme } from 'antd';
import type { ReactNode } from 'react';

interface AppRowsProps<App> {
  page: Page<App>;
  to?: (app: App) => string;
  detail: (app: App) => ReactNode;
}

/** Incomplete rows show a dash, or the App ID without a name. */
export function AppRows<App extends { appId: string; name: string }>({
  page,
  to,
  detail,
}: AppRowsProps<App>) {
  const { token } = theme.useToken();
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {rowsOf(page).rows.map((app, index) => (
        <li
          key={unlessMissing(() => app.appId, String(index))}
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
          {unlessMissing(
            () => (
              <TwoLines main={app.name} detail={app.appId} {...(to && { to: to(app) })} code maxWidth={480} />
            ),
            <span>{unlessMissing(() => app.appId, MISSING)}</span>,
          )}
          {unlessMissing(() => detail(app), <span>{MISSING}</span>)}
        </li>
      ))}
    </ul>
  );
}
