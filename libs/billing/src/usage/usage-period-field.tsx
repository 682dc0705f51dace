import { Flex, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UsagePeriod } from '../contract';
import { DayPicker } from '../day-picker/day-picker';
import {
  PERIOD_PRESETS,
  periodFrom,
  periodTo,
  presetOf,
  presetPeriod,
  type PeriodPreset,
} from './usage-period';

const OWN = 'own';

interface UsagePeriodFieldProps {
  value: UsagePeriod;
  today: string;
  onChange: (period: UsagePeriod) => void;
}

/** The days that a page about use shows: by a name such as "Last month", or any that one report can have. */
export function UsagePeriodField({ value, today, onChange }: UsagePeriodFieldProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const preset = presetOf(value, today);

  return (
    <Flex gap={token.marginXS} wrap>
      <Select<PeriodPreset | typeof OWN>
        aria-label={t('usage.period.label')}
        value={preset ?? OWN}
        options={[
          ...PERIOD_PRESETS.map((name) => ({ value: name, label: t(`usage.period.${name}`) })),
          // Chosen by its days: by this name there is nothing to choose.
          ...(preset ? [] : [{ value: OWN, label: t('usage.period.own') }]),
        ]}
        onChange={(name) => {
          if (name !== OWN) onChange(presetPeriod(name, today));
        }}
        style={{ minWidth: 160 }}
      />
      <DayPicker
        label={t('usage.period.from')}
        value={value.from}
        max={today}
        allowClear={false}
        width={150}
        onChange={(day) => {
          onChange(periodFrom(day, value));
        }}
      />
      <DayPicker
        label={t('usage.period.to')}
        value={value.to}
        max={today}
        allowClear={false}
        width={150}
        onChange={(day) => {
          onChange(periodTo(day, value));
        }}
      />
    </Flex>
  );
}
