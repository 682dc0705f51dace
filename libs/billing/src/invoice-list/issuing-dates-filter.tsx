import { formatDate } from '@console/i18n';
import { FilterSelect, type ListFilter } from '@console/ui/list';
import { useZone } from '@console/ui';
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

const CUSTOM = 'custom' as const;

export function useIssuingDatesFilter(
  value: IssuingDates,
  onChange: (dates: IssuingDates) => void,
): ListFilter {
  const { t } = useTranslation('billing');
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const today = formatDate(now, zone);
  const { from, to } = value;
  const preset = presetOf(value, today);
  const isCustom = preset === undefined && (from !== '' || to !== '');
  const clear = () => onChange({ from: '', to: '' });

  return {
    label: t('invoices.issued.label'),
    chosen: preset ? t(`invoices.issued.${preset}`) : isCustom ? `${from || '…'} – ${to || '…'}` : undefined,
    clear,
    field: (
      <>
        <FilterSelect<IssuingPreset | typeof CUSTOM>
          label={t('invoices.issued.label')}
          all={t('invoices.issued.any')}
          value={preset ?? (isCustom ? CUSTOM : '')}
          options={[
            ...ISSUING_PRESETS.map((name) => ({ value: name, label: t(`invoices.issued.${name}`) })),
            ...(isCustom ? [{ value: CUSTOM, label: t('invoices.issued.custom') }] : []),
          ]}
          onChange={(chosen) => {
            if (chosen === '') clear();
            else if (chosen !== CUSTOM) onChange(presetDates(chosen, today));
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
      </>
    ),
  };
}
