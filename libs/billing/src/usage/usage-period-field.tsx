import { DatePicker, Flex, Select, theme } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { UsagePeriod } from '../contract';
import {
  PERIOD_PRESETS,
  periodFrom,
  periodTo,
  presetOf,
  presetPeriod,
  type PeriodPreset,
} from './usage-period';

const DAY = 'YYYY-MM-DD';
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
      <DayField
        label={t('usage.period.from')}
        value={value.from}
        today={today}
        onChange={(day) => {
          onChange(periodFrom(day, value));
        }}
      />
      <DayField
        label={t('usage.period.to')}
        value={value.to}
        today={today}
        onChange={(day) => {
          onChange(periodTo(day, value));
        }}
      />
    </Flex>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  today: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, today, onChange }: DayFieldProps) {
  return (
    <DatePicker
      aria-label={label}
      value={dayjs(value)}
      allowClear={false}
      disabledDate={(date) => date.format(DAY) > today}
      onChange={(date) => {
        if (date) onChange(date.format(DAY));
      }}
      style={{ width: 150 }}
    />
  );
}
