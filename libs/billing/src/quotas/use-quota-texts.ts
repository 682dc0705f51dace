import { useTranslation } from 'react-i18next';
import { quotaLevel, type Quota } from '../contract';
import { formatBytes, formatHours } from '../quota-plan/format-amount';
import { quotaPercent } from './quota-percent';

/** What is said of a quota, in units that people use. A resource that the console does not know is called as it is. */
export function useQuotaTexts() {
  const { t, i18n } = useTranslation('billing');
  const { language } = i18n;

  const name = ({ resource }: Pick<Quota, 'resource'>): string => {
    switch (resource) {
      case 'storage-bytes':
        return t('quotas.resource.storage');
      case 'egress-bytes-per-month':
        return t('quotas.resource.egress');
      case 'transcode-seconds-per-month':
        return t('quotas.resource.transcode');
      case 'live-channels':
        return t('quotas.resource.liveChannels');
      case 'members':
        return t('quotas.resource.members');
      default:
        return resource;
    }
  };

  const amount = (resource: string, value: number): string => {
    switch (resource) {
      case 'storage-bytes':
      case 'egress-bytes-per-month':
        return formatBytes(value, language);
      case 'transcode-seconds-per-month':
        return formatHours(value, language);
      default:
        return new Intl.NumberFormat(language).format(value);
    }
  };

  const parts = (quota: Quota) => ({
    used: amount(quota.resource, quota.used),
    limit: amount(quota.resource, quota.limit),
    percent: new Intl.NumberFormat(language, { style: 'percent' }).format(quotaPercent(quota) / 100),
  });

  return {
    name,
    /** How much of it is used. */
    use: (quota: Quota): string => t('quotas.use', parts(quota)),
    /** The same with the warning that belongs to it: all that a bar shows. */
    meter: (quota: Quota): string => t(`quotas.meter.${quotaLevel(quota)}`, parts(quota)),
  };
}
