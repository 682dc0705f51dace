import { Slot, usePageTitle } from '@console/shell-layout';
import { CopyText, FactList, PageHeader, QueryState } from '@console/ui';
import { theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetPublishedVideoQuery, useLazyGetPublishedVideoQuery } from '../api/vod-api';
import { ChapterRows } from '../chapter-rows';
import type { PublishedVideo } from '../contract';

/** A published video for anyone; in a frame of another site, the player alone. */
export function WatchPage() {
  const { t } = useTranslation('vod');
  const { playbackId = '' } = useParams();
  const result = useGetPublishedVideoQuery({ playbackId });
  const title = result.currentData?.title;
  usePageTitle(title);
  return (
    <div style={{ width: '100%', maxWidth: 960 }}>
      <PageHeader title={title ?? t('routes.watch')} />
      <QueryState result={result} failed={t('watch.failed')} missing={t('watch.missing')}>
        {(video) => <Playback video={video} playbackId={playbackId} />}
      </QueryState>
    </div>
  );
}

function Playback({ video, playbackId }: { video: PublishedVideo; playbackId: string }) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const [position, setPosition] = useState<{ seconds: number }>();
  const [getVideo] = useLazyGetPublishedVideoQuery();
  const { posterUrl, previewUrl, chapters, hlsUrl } = video;
  const isFramed = window.parent !== window;
  return (
    <>
      <Slot
        name="player"
        props={{
          variant: isFramed ? 'frame' : 'viewer',
          poster: posterUrl ?? undefined,
          previewUrl: previewUrl ?? undefined,
          position,
          getUrl: async () => {
            const { data, error } = await getVideo({ playbackId });
            // After a failed read RTK Query returns the previous data as well.
            return error ? undefined : data?.url;
          },
        }}
      />
      {!isFramed && chapters.length > 0 && (
        <div style={{ marginTop: token.margin }}>
          <ChapterRows chapters={chapters} onSeek={(seconds) => setPosition({ seconds })} />
        </div>
      )}
      {!isFramed && (
        <div style={{ marginTop: token.margin }}>
          <FactList dense facts={[{ label: t('sharing.hls'), value: <CopyText text={hlsUrl} /> }]} />
        </div>
      )}
    </>
  );
}
