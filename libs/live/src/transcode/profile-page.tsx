import { PlainLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { POLLED } from '../api/polling';
import { useDeleteTranscodeProfileMutation, useGetTranscodeProfileQuery } from '../api/transcode-api';
import { resourcePath } from '../resource/resource-paths';
import { useResourceArgs } from '../resource/use-resource-args';
import { TranscodePage } from './transcode-page';
import { useTranscodeActions } from './use-transcode-actions';
import { useTranscodeTexts } from './use-transcode-texts';

export function ProfilePage() {
  const { t } = useTranslation('live');
  const texts = useTranscodeTexts();
  const args = useResourceArgs();
  const [remove] = useDeleteTranscodeProfileMutation();
  return (
    <TranscodePage
      kind="profiles"
      result={useGetTranscodeProfileQuery(args, POLLED)}
      facts={({ codec, kbps, gopSeconds, preset, ...picture }) => [
        { label: t('transcode.codec'), value: codec },
        { label: t('transcode.picture'), value: t('picture', picture) },
        { label: t('transcode.bitrate'), value: texts.bitrate(kbps) },
        { label: t('transcode.gop'), value: t('seconds', { seconds: gopSeconds }) },
        {
          label: t('transcode.preset'),
          value: (
            <>
              <PlainLink to={resourcePath('transcode/presets', args.appId, preset.id)}>
                <bdi>{preset.name}</bdi>
              </PlainLink>{' '}
              ({texts.settings(preset)})
            </>
          ),
        },
      ]}
      {...useTranscodeActions('profiles', remove)}
    />
  );
}
