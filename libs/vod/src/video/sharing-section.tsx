import { CopyText, DateTime, FactList, useZone } from '@console/ui';
import { PlaybackPageButtons, Section, SectionBody } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import type { Video } from '../contract';
import { usePublication } from '../use-publication';

/** Where and from when anyone can play the video. */
export function SharingSection({ video }: { video: Video }) {
  const { t } = useTranslation('vod');
  const zone = useZone();
  const publication = usePublication()(video);
  return (
    <Section
      title={t('publication')}
      actions={
        publication.state !== 'none' && <PlaybackPageButtons url={video.playbackUrl} title={video.title} />
      }
    >
      <SectionBody>
        {publication.state === 'none' ? (
          t('sharing.none')
        ) : (
          <FactList
            dense
            facts={[
              { label: t('sharing.since'), value: <DateTime value={video.publishAt} zone={zone} /> },
              { label: t('sharing.address'), value: <CopyText text={video.playbackUrl} /> },
              { label: t('sharing.hls'), value: <CopyText text={video.hlsUrl} /> },
            ]}
          />
        )}
      </SectionBody>
    </Section>
  );
}
