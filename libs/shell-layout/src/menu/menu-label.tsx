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
  /** The app that the menu is of. */
  appId: string;
  /** Of the free edition: what that goes without is marked. */
  free: boolean;
}

/** What an entry of the menu says. @see docs/behaviour.md 2.5 */
export function MenuLabel({ meta, appId, free }: MenuLabelProps) {
  const { i18n } = useTranslation('shell');
  const { token } = theme.useToken();
  const { config, host } = useConsole();
  const withSubtitle = host?.menuSubtitle ?? config.menuSubtitle;
  const subtitle = withSubtitle && (routeText(i18n, meta.subtitle) ?? meta.subtitle);

  return (
    <>
      {routeTitle(i18n, meta)} {free && isProKey(meta.key) && <ProBadge />}
      {meta.badge === 'alerts' && <AlertBadge appId={appId} />}
      {subtitle && (
        <small style={{ display: 'block', lineHeight: token.lineHeight, color: token.colorTextDescription }}>
          {subtitle}
        </small>
      )}
    </>
  );
}
