import { theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** The largest number that the badge shows. @see spec 9 */
const MOST_SHOWN = 1000;

interface AlertBadgeProps {
  total: number;
  /** It keeps its room and says nothing: another entry says it now. */
  vacant?: boolean;
}

/** How many alerts there are. @see spec 2.5 */
export function AlertBadge({ total, vacant = false }: AlertBadgeProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  return (
    <span
      {...(vacant
        ? { 'aria-hidden': true }
        : { 'data-testid': 'alert-badge', title: t('menu.alerts', { count: total }) })}
      style={{
        flex: 'none',
        visibility: vacant ? 'hidden' : undefined,
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
