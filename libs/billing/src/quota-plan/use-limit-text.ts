import { useTranslation } from 'react-i18next';
import type { QuotaPlan } from '../contract';
import { formatBytes, formatHours } from './format-amount';

type Limit = QuotaPlan['limits'][number];

/** Says how much of a resource a plan gives, in units that people use; one that the console does not know as it is. */
export function useLimitText(): (limit: Limit) => string {
  const { t, i18n } = useTranslation('billing');
  const { language } = i18n;
  return ({ resource, limit }) => {
    switch (resource) {
      case 'storage-bytes':
        return t('limit.storage', { amount: formatBytes(limit, language) });
      case 'egress-bytes-per-month':
        return t('limit.egress', { amount: formatBytes(limit, language) });
      case 'transcode-seconds-per-month':
        return t('limit.transcode', { amount: formatHours(limit, language) });
      case 'live-channels':
        return t('limit.liveChannels', { count: limit });
      case 'members':
        return t('limit.members', { count: limit });
      default:
        return t('limit.other', { resource, limit });
    }
  };
}
