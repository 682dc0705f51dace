import { formatAmount } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { type Quota, quotaLevel } from '../contract';

export type QuotaUse = Pick<Quota, 'resource' | 'used' | 'limit'>;

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
      case 'ad-impressions-per-month':
        return t('quotas.resource.ads');
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
        return formatAmount(value, 'bytes', language);
      case 'transcode-seconds-per-month':
        return formatAmount(value, 'seconds', language);
      default:
        return formatAmount(value, 'count', language);
    }
  };

  const parts = (quota: QuotaUse) => ({
    used: amount(quota.resource, quota.used),
    limit: amount(quota.resource, quota.limit),
    percent: new Intl.NumberFormat(language, { style: 'percent' }).format(quotaPercent(quota) / 100),
  });

  return {
    name,
    amount,
    use: (quota: QuotaUse): string => t('quotas.use', parts(quota)),
    meter: (quota: QuotaUse): string => t(`quotas.meter.${quotaLevel(quota)}`, parts(quota)),
  };
}

/** Whole percent, rounded down; 100 means the limit is reached. A limit of zero is 100. */
export function quotaPercent({ used, limit }: Pick<Quota, 'used' | 'limit'>): number {
  return limit === 0 ? 100 : Number((BigInt(used) * 100n) / BigInt(limit));
}
