import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import WarningFilled from '@ant-design/icons/WarningFilled';
import { cssToken } from '@console/ui/theme';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Quota, quotaLevel } from '../contract';
import { quotaPercent, type QuotaUse, useQuotaTexts } from '../limits/use-quota-texts';

/** The text repeats what the color shows. Plain elements: one per table row. */
export function QuotaMeter({ quota }: { quota: QuotaUse }) {
  const { token } = theme.useToken();
  const texts = useQuotaTexts();
  const filled = Math.min(100, quotaPercent(quota));
  const color = {
    free: cssToken('chart5'),
    near: cssToken('warningSolid'),
    reached: cssToken('criticalSolid'),
  }[quotaLevel(quota)];
  return (
    <div
      role="meter"
      aria-label={texts.name(quota)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={texts.meter(quota)}
      style={{
        height: 4,
        borderRadius: token.borderRadiusSM,
        background: token.colorFillSecondary,
        overflow: 'hidden',
      }}
    >
      <div style={{ width: `${String(filled)}%`, height: '100%', background: color }} />
    </div>
  );
}

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
