import { useTranslation } from 'react-i18next';
import type { MediaJob, MediaJobState } from '../contract';
import { useVodTexts } from '../use-vod-texts';

const TONES = {
  queued: 'off',
  running: 'ended',
  done: 'done',
  failed: 'critical',
  canceled: 'warning',
} as const satisfies Record<MediaJobState, string>;

export function useJobTexts() {
  const { t } = useTranslation('vod');
  const { percent } = useVodTexts();
  return {
    state: ({ state, progress }: Pick<MediaJob, 'state' | 'progress'>) => {
      const label = t(`job.states.${state}`);
      return {
        tone: TONES[state],
        label:
          state === 'running' ? t('withPercent', { state: label, percent: percent(progress / 100) }) : label,
      };
    },
  };
}
