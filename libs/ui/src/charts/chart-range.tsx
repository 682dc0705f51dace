import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';

/** Hours. */
export const CHART_RANGES = { '1h': 1, '24h': 24, '7d': 168, '30d': 720 } as const;
export type ChartRangeName = keyof typeof CHART_RANGES;

interface ChartRangeProps {
  /** Undefined: a part chosen in a chart. */
  value: ChartRangeName | undefined;
  onChange: (range: ChartRangeName) => void;
  /** Default: all. */
  ranges?: readonly ChartRangeName[];
}

const NAMES = ['1h', '24h', '7d', '30d'] as const satisfies ChartRangeName[];

/** The time range that the charts of a page share. */
export function ChartRange({ value, onChange, ranges = NAMES }: ChartRangeProps) {
  const { t } = useTranslation('ui');
  return (
    <Radio.Group
      aria-label={t('chart.range')}
      optionType="button"
      size="small"
      value={value}
      options={ranges.map((name) => ({ value: name, label: t(`chart.ranges.${name}`) }))}
      onChange={({ target }) => {
        const chosen = NAMES.find((name) => name === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
