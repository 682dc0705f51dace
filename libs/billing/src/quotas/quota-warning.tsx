import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import WarningFilled from '@ant-design/icons/WarningFilled';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { quotaLevel, type Quota } from '../contract';

/** Warns by a sign and a word of a limit that is near or reached; nothing where there is room. */
export function QuotaWarning({ quota }: { quota: Pick<Quota, 'used' | 'limit'> }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const level = quotaLevel(quota);
  if (level === 'free') return null;
  return (
    <span
      style={{ display: 'inline-flex', alignItems: 'center', gap: token.marginXXS, whiteSpace: 'nowrap' }}
    >
      {level === 'reached' ? (
        <CloseCircleFilled aria-hidden style={{ color: token.colorError }} />
      ) : (
        <WarningFilled aria-hidden style={{ color: token.colorWarning }} />
      )}
      {t(`quotas.level.${level}`)}
    </span>
  );
}
