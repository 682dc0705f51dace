import { clockTime, formatAmount } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import type { Video, VideoState } from './contract';

const TONES = {
  recording: 'on-air',
  uploading: 'ended',
  processing: 'ended',
  ready: 'normal',
  error: 'critical',
} as const satisfies Record<VideoState, string>;

export function useVodTexts() {
  const { t, i18n } = useTranslation('vod');
  const { language } = i18n;
  const percent = (share: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  return {
    percent,
    state: ({ state, progress }: Pick<Video, 'state' | 'progress'>) => {
      const label = t(`states.${state}`);
      return {
        tone: TONES[state],
        label:
          progress === null ? label : t('withPercent', { state: label, percent: percent(progress / 100) }),
      };
    },
    count: (amount: number) => new Intl.NumberFormat(language).format(amount),
    bytes: (bytes: number) => formatAmount(bytes, 'bytes', language),
    bitrate: (kbps: number) => formatAmount(kbps * 1000, 'bitrate', language),
    duration: (seconds: number | null) => (seconds === null ? '–' : clockTime(seconds)),
  };
}
