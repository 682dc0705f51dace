import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWatched } from '../services/use-watched';
import { useConsole } from '../services/console-services';

/** The largest number that the badge shows. @see docs/behaviour.md 9 */
const MOST_SHOWN = 1000;

interface AlertBadgeProps {
  /** The app whose alerts are counted. */
  appId: string;
}

/** How many alerts there are; nothing where there are none, or where nobody tells. @see docs/behaviour.md 2.5 */
export function AlertBadge({ appId }: AlertBadgeProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const total = useWatched(useConsole().alerts, appId);
  if (!total) return null;

  return (
    <span
      data-testid="alert-badge"
      title={t('menu.alerts', { count: total })}
      style={{
        marginInlineStart: token.marginXS,
        paddingInline: token.paddingXS,
        borderRadius: token.borderRadiusLG,
        fontSize: token.fontSizeSM,
        color: token.colorErrorText,
        background: token.colorErrorBg,
        border: `1px solid ${token.colorErrorBorder}`,
      }}
    >
      {Math.min(total, MOST_SHOWN)}
    </span>
  );
}
