import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RouteMeta } from '../routes/console-route';
import { routeText, routeTitle } from '../routes/route-title';
import { useConsole } from '../services/console-services';

interface MenuLabelProps {
  meta: RouteMeta;
  /** Locked by the edition of the current app. */
  pro?: boolean;
  alerts?: AlertBadgeProps | undefined;
}

/** The label of a menu entry; a long one is cut before its badges. @see spec 2.5 */
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

/** Marks pages that are locked by the edition of the current app. @see spec 4.4 */
export function ProBadge() {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  return (
    <span
      data-testid="pro-badge"
      style={{
        flex: 'none',
        marginInlineStart: token.marginXS,
        paddingInline: token.paddingXXS,
        borderRadius: token.borderRadiusSM,
        fontSize: token.fontSizeSM,
        lineHeight: token.lineHeightSM,
        color: token.colorText,
        background: token.colorWarningBg,
        border: `1px solid ${token.colorWarningBorder}`,
      }}
    >
      {t('menu.pro')}
    </span>
  );
}

/** Maximum number shown. @see spec 9 */
const MOST_SHOWN = 1000;

export interface AlertBadgeProps {
  total: number;
  /** Another entry shows the number as well. */
  isRepeated: boolean;
}

/** The number of alerts. @see spec 2.5 */
function AlertBadge({ total, isRepeated }: AlertBadgeProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  return (
    <span
      {...(isRepeated
        ? { 'aria-hidden': true }
        : { 'data-testid': 'alert-badge', title: t('menu.alerts', { count: total }) })}
      style={{
        flex: 'none',
        marginInlineStart: token.marginXS,
        paddingInline: token.paddingXS,
        borderRadius: token.borderRadiusLG,
        fontSize: token.fontSizeSM,
        lineHeight: token.lineHeightSM,
        color: token.colorErrorText,
        background: token.colorErrorBg,
        border: `1px solid ${token.colorErrorBorder}`,
      }}
    >
      {Math.min(total, MOST_SHOWN)}
    </span>
  );
}
