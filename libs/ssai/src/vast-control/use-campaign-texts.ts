import { formatAmount } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import type { CampaignStatus, DeviceClass, VastCampaign } from '../contract';

const TONES = {
  'no-creative': 'warning',
  active: 'on-air',
  scheduled: 'off',
  paused: 'off',
  completed: 'ended',
  ended: 'ended',
} as const satisfies Record<CampaignStatus, string>;

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 3_600_000;

export function useCampaignTexts() {
  const { t, i18n } = useTranslation('vast');
  const weekdays = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  const count = (value: number) => formatAmount(value, 'count', i18n.language);
  const weekday = (day: number) => weekdays.format(MONDAY + (day - 1) * DAY_MS);
  return {
    count,
    weekday,
    status: (status: CampaignStatus) => ({ tone: TONES[status], label: t(`statuses.${status}`) }),
    share: (part: number, whole: number) =>
      whole === 0 ? '–' : formatAmount(part / whole, 'share', i18n.language),
    delivered: ({ impressions, goalImpressions }: VastCampaign) =>
      goalImpressions === null
        ? count(impressions)
        : t('ofGoal', { impressions: count(impressions), goal: count(goalImpressions) }),
    goal: ({ goalImpressions }: VastCampaign) =>
      goalImpressions === null ? undefined : t('goalNote', { goal: count(goalImpressions) }),
    devices: (devices: readonly DeviceClass[]) =>
      devices.length === 0 ? t('allDevices') : devices.map((device) => t(`device.${device}`)).join(', '),
    days: (days: readonly number[]) =>
      days.length === 0 ? t('allDays') : days.toSorted().map(weekday).join(', '),
  };
}
