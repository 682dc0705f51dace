import WarningFilled from '@ant-design/icons/WarningFilled';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** Replaces a part of a screen whose code could not be loaded. */
export function ComponentFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  return (
    <Flex
      role="alert"
      align="center"
      gap={token.marginXS}
      wrap
      style={{
        padding: `${String(token.paddingXS)}px ${String(token.paddingSM)}px`,
        color: token.colorText,
        background: token.colorWarningBg,
        border: `1px solid ${token.colorWarningBorder}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <WarningFilled aria-hidden style={{ color: token.colorWarning }} />
      <span style={{ flex: 1 }}>{t('partFailed')}</span>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Flex>
  );
}
