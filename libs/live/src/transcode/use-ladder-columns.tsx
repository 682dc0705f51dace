import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { renditionEstimate, type TranscodeTemplate } from '../contract';
import { useTranscodeTexts } from './use-transcode-texts';

export interface LadderRow extends Omit<TranscodeTemplate['profiles'][number], 'viewers'> {
  /** Undefined where nothing uses the template yet. */
  viewers?: number | undefined;
}

/** A ladder with what each rendition costs and who watches it. */
export function useLadderColumns(audioKbps: number): ResourceColumn<LadderRow>[] {
  const { t } = useTranslation('live');
  const texts = useTranscodeTexts();
  const estimateOf = (row: LadderRow) => renditionEstimate(row, { speed: row.preset.speed, audioKbps });
  return [
    { key: 'name', title: t('transcode.rendition'), render: ({ name }) => <bdi>{name}</bdi> },
    { key: 'picture', title: t('transcode.picture'), render: (row) => t('picture', { ...row }) },
    {
      key: 'kbps',
      title: t('transcode.bitrate'),
      align: 'end',
      render: ({ kbps }) => texts.bitrate(kbps),
    },
    {
      key: 'cpu',
      title: t('transcode.cpu'),
      align: 'end',
      render: (row) => texts.cpu(estimateOf(row).cpuPercent),
    },
    {
      key: 'megabytes',
      title: t('transcode.megabytes'),
      align: 'end',
      render: (row) => texts.number(estimateOf(row).megabytesPerHour),
    },
    {
      key: 'viewers',
      title: t('viewers'),
      align: 'end',
      render: ({ viewers }) => (viewers === undefined ? '–' : texts.number(viewers)),
    },
  ];
}
