import { formatAmount } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { renditionEstimate, type EncoderSettings, type TranscodeTemplate } from '../contract';

type Ladder = readonly Pick<
  TranscodeTemplate['profiles'][number],
  'width' | 'height' | 'framesPerSecond' | 'kbps' | 'preset'
>[];

const SHOWN_USERS = 2;

export function useTranscodeTexts() {
  const { t, i18n } = useTranslation('live');
  const number = (value: number) => formatAmount(value, 'count', i18n.language);
  return {
    number,
    cpu: (percent: number) => t('transcode.percent', { value: number(percent) }),
    /** Of a whole ladder. */
    sums: (ladder: Ladder, audioKbps: number) => {
      const estimates = ladder.map((profile) =>
        renditionEstimate(profile, { speed: profile.preset.speed, audioKbps }),
      );
      return {
        cpuPercent: estimates.reduce((sum, { cpuPercent }) => sum + cpuPercent, 0),
        megabytesPerHour: estimates.reduce((sum, { megabytesPerHour }) => sum + megabytesPerHour, 0),
      };
    },
    bitrate: (kbps: number) => formatAmount(kbps * 1_000, 'bitrate', i18n.language),
    speed: (speed: number | null) => (speed === null ? '–' : t('transcode.times', { speed: decimal(speed) })),
    fps: (fps: number | null) => (fps === null ? '–' : decimal(fps)),
    dropped: (frames: number | null) => (frames === null ? '–' : number(frames)),
    settings: ({ speed, tune, level, bFrames }: EncoderSettings) =>
      [
        speed,
        level,
        ...(tune === 'none' ? [] : [tune]),
        t('transcode.bFramesCount', { count: bFrames }),
      ].join(', '),
    /** The first of them by name. */
    usedBy: (users: readonly { name: string }[]) => {
      const named = users.slice(0, SHOWN_USERS).map(({ name }) => name);
      const more = users.length - named.length;
      return [...named, ...(more > 0 ? [t('transcode.more', { count: more })] : [])].join(', ') || '–';
    },
  };

  function decimal(value: number): string {
    return new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(value);
  }
}
