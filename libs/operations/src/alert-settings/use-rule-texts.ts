import { useTranslation } from 'react-i18next';
import { isStateMetric, type AlertRule, type RuleMetric } from '../contract';

/** The unit of a threshold; counts have none. */
export const RULE_UNITS: Partial<Record<RuleMetric, string>> = {
  cpu: '%',
  memory: '%',
  disk: '%',
  inMbps: 'Mbit/s',
  outMbps: 'Mbit/s',
  speed: '×',
  droppedFrames: '%',
  keyFrameDistance: 's',
  bitrateDeviation: '%',
  encoderSpeed: '×',
};

type Condition = Pick<AlertRule, 'metric' | 'comparison' | 'threshold' | 'minutes'>;

export function useRuleTexts() {
  const { t, i18n } = useTranslation('operations');
  const number = new Intl.NumberFormat(i18n.language);
  return {
    metric: (metric: RuleMetric) => t(`alertSettings.metrics.${metric}`),
    condition: ({ metric, comparison, threshold, minutes }: Condition) => {
      const duration = t('alertSettings.minutes', { count: minutes });
      if (isStateMetric(metric)) return t(`alertSettings.condition.${metric}`, { duration });
      const unit = RULE_UNITS[metric];
      const value =
        number.format(threshold) + (unit === '%' || unit === '×' ? unit : unit ? `\u00A0${unit}` : '');
      return t(`alertSettings.condition.${comparison}`, {
        metric: t(`alertSettings.metrics.${metric}`),
        value,
        duration,
      });
    },
  };
}
