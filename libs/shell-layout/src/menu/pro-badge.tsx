import { theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** Marks what is locked for the edition of the current app. @see spec 4.4 */
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
