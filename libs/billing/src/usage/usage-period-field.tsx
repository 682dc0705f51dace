import { Flex, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UsagePeriod } from '../contract';
import { DayPicker } from '../day-picker';
import {
  PERIOD_PRESETS,
  periodFrom,
  periodTo,
  presetOf,
  presetPeriod,
  type PeriodPreset,
} from './usage-period';

const CUSTOM = 'custom';

interface UsagePeriodFieldProps {
  value: UsagePeriod;
  today: string;
  onChange: (period: UsagePeriod) => void;
}

export function UsagePeriodField({ value, today, onChange }: UsagePeriodFieldProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const preset = presetOf(value, today);

  return (
    <Flex gap={token.marginXS} wrap>
      <Select<PeriodPreset | typeof CUSTOM>
        aria-label={t('usage.period.label')}
        value={preset ?? CUSTOM}
        options={[
          ...PERIOD_PRESETS.map((name) => ({ value: name, label: t(`usage.period.${name}`) })),
          ...(preset ? [] : [{ value: CUSTOM, label: t('usage.period.custom') }]),
        ]}
        onChange={(name) => {
          if (name !== CUSTOM) onChange(presetPeriod(name, today));
        }}
        style={{ minWidth: 160 }}
      />
      <DayPicker
        label={t('usage.period.from')}
        value={value.from}
        max={today}
        allowClear={false}
        width={150}
        onChange={(day) => onChange(periodFrom(day, value))}
      />
      <DayPicker
        label={t('usage.period.to')}
        value={value.to}
        max={today}
        allowClear={false}
        width={150}
        onChange={(day) => onChange(periodTo(day, value))}
      />
    </Flex>
  );
}
