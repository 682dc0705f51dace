import { theme } from 'antd';
import { quotaLevel, type Quota } from '../contract';
import { quotaPercent } from './quota-percent';
import { useQuotaTexts } from './use-quota-texts';

/**
 * How much of a limit is used, as a bar. What it shows it also says; its colour tells nothing that no word beside it does.
 * Plain elements: it stands in every row of a list.
 */
export function QuotaMeter({ quota }: { quota: Quota }) {
  const { token } = theme.useToken();
  const texts = useQuotaTexts();
  const filled = Math.min(100, quotaPercent(quota));
  const colour = {
    free: token.colorPrimary,
    near: token.colorWarning,
    reached: token.colorError,
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
        height: token.sizeXS,
        borderRadius: token.borderRadiusSM,
        background: token.colorFillSecondary,
        overflow: 'hidden',
      }}
    >
      <div style={{ width: `${String(filled)}%`, height: '100%', background: colour }} />
    </div>
  );
}
