import { browserZone, formatDateTime, momentIn } from '@console/i18n';
import { FilterSelect, type ListFilter } from '@console/ui/list';
import { useNow, useZone } from '@console/ui';
import calendar from '@rc-component/picker/generate/dayjs';
import { Button, DatePicker, Flex, theme } from 'antd';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { useTranslation } from 'react-i18next';
import { AUDIT_PERIODS } from '../contract';
import { DAY_PRESETS, presetPeriod } from './day-presets';
import type { AuditLogState } from './audit-log-query';

dayjs.extend(utc);

const OWN = 'own' as const;

type Period = Pick<AuditLogState, 'period' | 'from' | 'to'>;

/** Relative period or custom range in the user's time zone. */
export function usePeriodFilter(
  { period, from, to }: Period,
  onChange: (changed: Partial<Period>) => void,
): ListFilter {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const zone = useZone();
  const now = useNow(60_000);
  const isOwn = from !== '' || to !== '';
  const preset = DAY_PRESETS.find((name) => {
    const days = presetPeriod(name, zone, now);
    return from === days.from && to === days.to;
  });
  const chosen = preset ?? period;
  const shown = (moment: string) => (moment === '' ? '…' : formatDateTime(moment, zone));

  return {
    label: t('auditLog.period.label'),
    chosen:
      chosen !== '' ? t(`auditLog.period.${chosen}`) : isOwn ? `${shown(from)} – ${shown(to)}` : undefined,
    clear: () => onChange({ period: '', from: '', to: '' }),
    field: (
      <>
        <Flex role="group" aria-label={t('auditLog.period.days')} gap={token.marginXXS}>
          {DAY_PRESETS.map((name) => (
            <Button
              key={name}
              aria-pressed={name === preset}
              {...(name === preset && {
                style: {
                  color: token.colorLink,
                  borderColor: token.colorPrimary,
                  background: token.colorPrimaryBg,
                },
              })}
              onClick={() =>
                onChange({
                  period: '',
                  from: '',
                  to: '',
                  ...(name !== preset && presetPeriod(name, zone, now)),
                })
              }
            >
              {t(`auditLog.period.${name}`)}
            </Button>
          ))}
        </Flex>
        <FilterSelect<(typeof AUDIT_PERIODS)[number] | typeof OWN>
          label={t('auditLog.period.label')}
          all={t('auditLog.period.any')}
          value={isOwn ? OWN : period}
          options={[
            ...AUDIT_PERIODS.map((value) => ({ value, label: t(`auditLog.period.${value}`) })),
            // Selected through its dates.
            ...(isOwn ? [{ value: OWN, label: t('auditLog.period.own') }] : []),
          ]}
          onChange={(value) => {
            if (value !== OWN) onChange({ period: value, from: '', to: '' });
          }}
        />
        <MomentField
          label={t('auditLog.period.from')}
          value={from}
          max={to}
          onChange={(moment) => onChange({ period: '', from: moment, to })}
        />
        <MomentField
          label={t('auditLog.period.to')}
          value={to}
          min={from}
          onChange={(moment) => onChange({ period: '', from, to: moment })}
        />
      </>
    ),
  };
}

const CLOCK = 'YYYY-MM-DD HH:mm:ss';
const DAY = 'YYYY-MM-DD';

/** Picks wall-clock times as UTC dates: UTC skips no hour. */
const ClockPicker = DatePicker.generatePicker({
  ...calendar,
  getNow: () => dayjs.utc(dayjs().format(CLOCK)),
  locale: {
    ...calendar.locale,
    parse: (_locale, text, [format = '']) => {
      const date = dayjs.utc(text, format, true);
      return date.isValid() ? date : null;
    },
  },
});

interface MomentFieldProps {
  label: string;
  /** ISO 8601; empty for none. */
  value: string;
  min?: string;
  max?: string;
  onChange: (moment: string) => void;
}

function MomentField({ label, value, min = '', max = '', onChange }: MomentFieldProps) {
  const zone = useZone();
  const shown = (moment: string) => dayjs.utc(formatDateTime(moment, zone));

  return (
    <ClockPicker
      aria-label={label}
      placeholder={label}
      title={zone}
      showTime={{ format: 'HH:mm' }}
      // "Now" would use the browser's time zone.
      showNow={zone === browserZone()}
      format="YYYY-MM-DD HH:mm"
      value={value === '' ? null : shown(value)}
      disabledDate={(date) => {
        const day = date.format(DAY);
        return (min !== '' && day < shown(min).format(DAY)) || (max !== '' && day > shown(max).format(DAY));
      }}
      onChange={(date) => onChange(date ? momentIn(zone, date.startOf('minute').format(CLOCK)) : '')}
    />
  );
}
