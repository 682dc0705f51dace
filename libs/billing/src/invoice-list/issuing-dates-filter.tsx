import { formatDate } from '@console/i18n';
import { FilterSelect } from '@console/ui/list';
import { useZone } from '@console/ui';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPicker } from '../day-picker';
import {
  ISSUING_PRESETS,
  presetDates,
  presetOf,
  type IssuingDates,
  type IssuingPreset,
} from './issuing-dates';

interface IssuingDatesFilterProps {
  value: IssuingDates;
  onChange: (dates: IssuingDates) => void;
}

const CUSTOM = 'custom' as const;

export function IssuingDatesFilter({ value, onChange }: IssuingDatesFilterProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const today = formatDate(now, zone);
  const { from, to } = value;
  const preset = presetOf(value, today);
  const isCustom = preset === undefined && (from !== '' || to !== '');

  return (
    <Flex gap={token.marginXS} wrap>
      <FilterSelect<IssuingPreset | typeof CUSTOM>
        label={t('invoices.issued.label')}
        all={t('invoices.issued.any')}
        value={preset ?? (isCustom ? CUSTOM : '')}
        options={[
          ...ISSUING_PRESETS.map((name) => ({ value: name, label: t(`invoices.issued.${name}`) })),
          ...(isCustom ? [{ value: CUSTOM, label: t('invoices.issued.custom') }] : []),
        ]}
        onChange={(chosen) => {
          if (chosen !== CUSTOM) onChange(chosen === '' ? { from: '', to: '' } : presetDates(chosen, today));
        }}
      />
      <DayPicker
        label={t('invoices.issued.from')}
        placeholder={t('invoices.issued.fromShort')}
        value={from}
        max={to}
        width={140}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DayPicker
        label={t('invoices.issued.to')}
        placeholder={t('invoices.issued.toShort')}
        value={to}
        min={from}
        width={140}
        onChange={(day) => onChange({ from, to: day })}
      />
    </Flex>
  );
}
