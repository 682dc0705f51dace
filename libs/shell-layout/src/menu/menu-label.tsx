import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RouteMeta } from '../routes/console-route';
import { routeText, routeTitle } from '../routes/route-title';
import { useConsole } from '../services/console-services';
import { isProKey } from '../subscription/edition';
import { AlertBadge } from './alert-badge';
import { ProBadge } from './pro-badge';

interface MenuLabelProps {
  meta: RouteMeta;
  /** Of the free edition: what that goes without is marked. */
  free: boolean;
  /** How many alerts there are, where this entry is one to tell; another one may tell it for the moment. */
  alerts?: { total: number; vacant: boolean } | undefined;
}

/** What an entry of the menu says; where that is too long for the menu, its badges stay. @see docs/behaviour.md 2.5 */
export function MenuLabel({ meta, free, alerts }: MenuLabelProps) {
  const { i18n } = useTranslation('shell');
  const { token } = theme.useToken();
  const { config, host } = useConsole();
  const withSubtitle = host?.menuSubtitle ?? config.menuSubtitle;
  const subtitle = withSubtitle && (routeText(i18n, meta.subtitle) ?? meta.subtitle);
  const title = routeTitle(i18n, meta);

  return (
    <>
      <span style={{ display: 'inline-flex', alignItems: 'center', maxWidth: '100%', verticalAlign: 'top' }}>
        <span title={title} style={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {title}
        </span>
        {free && isProKey(meta.key) && <ProBadge />}
        {alerts && <AlertBadge {...alerts} />}
      </span>
      {subtitle && (
        <small style={{ display: 'block', lineHeight: token.lineHeight, color: token.colorTextDescription }}>
          {subtitle}
        </small>
      )}
    </>
  );
}
