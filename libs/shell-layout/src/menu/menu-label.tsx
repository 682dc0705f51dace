import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RouteMeta } from '../routes/console-route';
import { routeText, routeTitle } from '../routes/route-title';
import { useConsole } from '../services/console-services';
import { AlertBadge } from './alert-badge';
import { ProBadge } from './pro-badge';

interface MenuLabelProps {
  meta: RouteMeta;
  /** Locked for the edition of the current app. */
  pro?: boolean;
  /** How many alerts there are, where this entry is one to tell; another one may tell it for the moment. */
  alerts?: { total: number; vacant: boolean } | undefined;
}

/** What an entry of the menu says; where that is too long for the menu, its badges stay. @see spec 2.5 */
export function MenuLabel({ meta, pro = false, alerts }: MenuLabelProps) {
  const { i18n } = useTranslation('shell');
  const { token } = theme.useToken();
  const { config, host } = useConsole();
  const withSubtitle = host?.menuSubtitle ?? config.menuSubtitle;
  const subtitle = withSubtitle && routeText(i18n, meta.subtitle);
  const title = routeTitle(i18n, meta);

  return (
    <>
      <span style={{ display: 'inline-flex', alignItems: 'center', maxWidth: '100%', verticalAlign: 'top' }}>
        <span title={title} style={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {title}
        </span>
        {pro && <ProBadge />}
        {alerts && <AlertBadge {...alerts} />}
      </span>
      {subtitle && (
        <small
          title={subtitle}
          style={{
            display: 'block',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            lineHeight: token.lineHeight,
            color: token.colorTextDescription,
          }}
        >
          {subtitle}
        </small>
      )}
    </>
  );
}
