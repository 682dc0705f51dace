import { formatDate } from '@console/i18n';
import { FilterSelect, useZone } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPicker } from '../day-picker/day-picker';
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

/** What stands in the list of presets for days that none of them has. */
const OWN = 'own' as const;

/** Narrows a list to issuing dates: by a name such as "Last quarter", or from one day to another. */
export function IssuingDatesFilter({ value, onChange }: IssuingDatesFilterProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const today = formatDate(now, zone);
  const { from, to } = value;
  const preset = presetOf(value, today);
  const isOwn = preset === undefined && (from !== '' || to !== '');

  return (
    <Flex gap={token.marginXS} wrap>
      <FilterSelect<IssuingPreset | typeof OWN>
        label={t('invoices.issued.label')}
        all={t('invoices.issued.any')}
        value={preset ?? (isOwn ? OWN : '')}
        options={[
          ...ISSUING_PRESETS.map((name) => ({ value: name, label: t(`invoices.issued.${name}`) })),
          // Chosen by its days; by its name there is nothing to choose.
          ...(isOwn ? [{ value: OWN, label: t('invoices.issued.own') }] : []),
        ]}
        onChange={(chosen) => {
          if (chosen !== OWN) onChange(chosen === '' ? { from: '', to: '' } : presetDates(chosen, today));
        }}
      />
      <DayPicker
        label={t('invoices.issued.from')}
        placeholder={t('invoices.issued.fromShort')}
        value={from}
        max={to}
        width={140}
        onChange={(day) => {
          onChange({ from: day, to });
        }}
      />
      <DayPicker
        label={t('invoices.issued.to')}
        placeholder={t('invoices.issued.toShort')}
        value={to}
        min={from}
        width={140}
        onChange={(day) => {
          onChange({ from, to: day });
        }}
      />
    </Flex>
  );
}
