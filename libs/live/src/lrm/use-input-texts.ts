import { useTranslation } from 'react-i18next';
import type { LrmChannel } from '../contract';

export function useInputTexts() {
  const { t } = useTranslation('live');
  return {
    /** The name of the input on air. */
    active: ({ state, activeId, inputs }: LrmChannel) => {
      if (state !== 'live') return '–';
      if (activeId === null) return t('channel.testPicture');
      const active = inputs.find(({ streamId }) => streamId === activeId);
      return active?.name ?? t('channel.deleted');
    },
    counts: ({ inputs }: LrmChannel) => {
      const unclear = inputs.filter(({ health }) => health !== 'clear' && health !== 'unknown').length;
      return unclear === 0
        ? t('lrm.count', { count: inputs.length })
        : t('lrm.countUnclear', { count: inputs.length, unclear });
    },
  };
}
