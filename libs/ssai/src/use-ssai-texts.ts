import { formatAmount } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import type { SsaiEndpoint, Stage, StageState } from './contract';

const TONES = { done: 'done', failed: 'critical', waiting: 'off' } as const satisfies Record<
  StageState,
  string
>;

export function useSsaiTexts() {
  const { t, i18n } = useTranslation('ssai');
  const { language } = i18n;
  return {
    count: (number: number) => formatAmount(number, 'count', language),
    share: (part: number, whole: number) =>
      whole === 0 ? '–' : formatAmount(part / whole, 'share', language),
    seconds: (ms: number | null) => (ms === null ? '–' : formatAmount(ms / 1_000, 'seconds', language)),
    milliseconds: (ms: number | null) => (ms === null ? '–' : t('milliseconds', { ms: Math.round(ms) })),
    source: ({ breakSource, everyMinutes, breakSeconds }: SsaiEndpoint) =>
      breakSource === 'schedule'
        ? t('breaks.every', { minutes: everyMinutes, seconds: breakSeconds })
        : t(`breakSources.${breakSource}`),
    status: ({ isOn, stream }: SsaiEndpoint) =>
      isOn
        ? stream.isLive
          ? { tone: 'on-air' as const, label: t('states.on') }
          : { tone: 'warning' as const, label: t('states.streamOff') }
        : { tone: 'off' as const, label: t('states.off') },
    stage: (stage: Stage, state: StageState) => ({ tone: TONES[state], label: t(`stages.${stage}`) }),
  };
}
