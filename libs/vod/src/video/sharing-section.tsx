import { CopyText, DateTime, FactList, useCopy, useZone } from '@console/ui';
import { Section, SectionBody } from '@console/ui/overview';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Video } from '../contract';
import { usePublication } from '../use-publication';
import { embedSnippet } from './embed-snippet';

/** Where and from when anyone can play the video. */
export function SharingSection({ video }: { video: Video }) {
  const { t } = useTranslation('vod');
  const zone = useZone();
  const copy = useCopy();
  const publication = usePublication()(video);
  return (
    <Section
      title={t('publication')}
      actions={
        publication.state !== 'none' && (
          <>
            <Button size="small" href={video.playbackUrl} target="_blank" rel="noreferrer">
              {t('sharing.open')}
            </Button>
            <Button size="small" onClick={() => void copy(embedSnippet(video))}>
              {t('sharing.copyEmbed')}
            </Button>
          </>
        )
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
