import { formatDateTime } from '@console/i18n';
import { useNow, useZone, type StatusTone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { Video } from './contract';

const EVERY_MS = 30_000;

export interface Publication {
  state: 'none' | 'scheduled' | 'published';
  tone: StatusTone;
  label: string;
}

/** Whether anyone can play a video. */
export function usePublication(): (video: Pick<Video, 'publishAt'>) => Publication {
  const { t } = useTranslation('vod');
  const zone = useZone();
  const now = useNow(EVERY_MS);
  return ({ publishAt }) => {
    if (publishAt === null) return { state: 'none', tone: 'off', label: t('notPublished') };
    return Date.parse(publishAt) <= now
      ? { state: 'published', tone: 'on-air', label: t('published') }
      : {
          state: 'scheduled',
          tone: 'ended',
          label: t('scheduled', { time: formatDateTime(publishAt, zone) }),
        };
  };
}
