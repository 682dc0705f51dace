import { useTranslation } from 'react-i18next';
import { POLLED } from '../api/polling';
import { useDeleteTranscodePresetMutation, useGetTranscodePresetQuery } from '../api/transcode-api';
import { useResourceArgs } from '../resource/use-resource-args';
import { TranscodePage } from './transcode-page';
import { useTranscodeActions } from './use-transcode-actions';

export function PresetPage() {
  const { t } = useTranslation('live');
  const [remove] = useDeleteTranscodePresetMutation();
  return (
    <TranscodePage
      kind="presets"
      result={useGetTranscodePresetQuery(useResourceArgs(), POLLED)}
      facts={({ speed, level, tune, bFrames }) => [
        { label: t('transcode.speed'), value: speed },
        { label: t('transcode.level'), value: level },
        { label: t('transcode.tune'), value: t(`transcode.tunes.${tune}`) },
        { label: t('transcode.bFrames'), value: bFrames },
      ]}
      {...useTranscodeActions('presets', remove)}
    />
  );
}
