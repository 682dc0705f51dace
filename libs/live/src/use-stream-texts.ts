import { formatAmount } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import type { Rendition, Stream, StreamState } from './contract';
import { useIssueTexts } from './use-issue-texts';

const TONES = {
  failed: 'critical',
  'no-input': 'warning',
  waiting: 'warning',
  starting: 'ended',
  live: 'on-air',
  off: 'off',
} as const satisfies Record<StreamState, string>;

export function useStreamTexts() {
  const { t, i18n } = useTranslation('live');
  const issueTexts = useIssueTexts();
  const stateText = (state: StreamState) => ({ tone: TONES[state], label: t(`states.${state}`) });
  return {
    state: stateText,
    /** The most urgent issue, else the state. */
    status: ({ state, issues: [issue] }: Pick<Stream, 'state' | 'issues'>) =>
      issue ? issueTexts.issue(issue) : stateText(state),
    /** What a state other than live and off means; also what is wrong with a live input. */
    meaning: ({ state, problem }: Pick<Stream, 'state' | 'problem'>) => {
      if (problem !== null) return problem;
      return state === 'failed' || state === 'waiting' || state === 'no-input' ? t(`meaning.${state}`) : '';
    },
    source: (source: Stream['source']) => {
      if (source.kind === 'channel') return t(`channels.${source.channel}`);
      if (source.kind === 'pull') return t('pull.from', { server: source.server });
      return source.kind === 'test' ? t(`patterns.${source.pattern}`) : t('encoder');
    },
    viewers: (viewers: number) => formatAmount(viewers, 'count', i18n.language),
    bitrate: (kbps: number) => formatAmount(kbps * 1000, 'bitrate', i18n.language),
    speed: (speed: number) => `${speed.toLocaleString(i18n.language, { maximumFractionDigits: 2 })}×`,
    renditions: (renditions: readonly Rendition[]) => renditions.map(({ name }) => name).join(', '),
  };
}
