import { Trans, useTranslation } from 'react-i18next';
import type { QuotaPlan } from '../contract';
import { formatBytes } from './format-bytes';

const SECONDS_OF_AN_HOUR = 3600;

/** Says how much of a resource a plan gives, in units that people use; one that the console does not know as it is. */
export function LimitText({ resource, limit }: QuotaPlan['limits'][number]) {
  const { t, i18n } = useTranslation('billing');
  // A number with the sign of its unit is in no language.
  const amount = <span translate="no">{formatBytes(limit, i18n.language)}</span>;
  switch (resource) {
    case 'storage-bytes':
      return <Trans t={t} i18nKey="limit.storage" components={{ amount }} />;
    case 'egress-bytes-per-month':
      return <Trans t={t} i18nKey="limit.egress" components={{ amount }} />;
    case 'transcode-seconds-per-month':
      return t('limit.transcode', { count: Math.round(limit / SECONDS_OF_AN_HOUR) });
    case 'live-channels':
      return t('limit.liveChannels', { count: limit });
    case 'members':
      return t('limit.members', { count: limit });
    default:
      return t('limit.other', { resource, limit });
  }
}
