import { hasStatus } from '@console/http';
import { usePageTitle } from '@console/shell-layout';
import { PageHeader, QueryState } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useGetSharedStreamQuery, useLazyGetSharedStreamQuery } from '../api/streams-api';
import type { SharedStream } from '../contract';
import { HlsPlayer } from '../stream/hls-player';

/** Many viewers can wait behind one address. */
const OFF_AIR = { ...POLLED, pollingInterval: 15_000 } as const;

/** A shared stream for anyone; in a frame of another site, the player alone. */
export function SharedStreamPage() {
  const { t } = useTranslation('live');
  const { playbackId = '' } = useParams();
  const result = useGetSharedStreamQuery({ playbackId });
  const name = result.currentData?.name;
  usePageTitle(name);
  return (
    <div style={{ width: '100%', maxWidth: 960 }}>
      <PageHeader title={name ?? t('routes.shared')} />
      <QueryState
        // Sharing can stop while the page is open.
        result={hasStatus(result.error, 404) ? { ...result, currentData: undefined } : result}
        failed={t('shared.failed')}
        missing={t('shared.missing')}
      >
        {(stream) => <Playback key={stream.startedAt} stream={stream} playbackId={playbackId} />}
      </QueryState>
    </div>
  );
}

function Playback({ stream, playbackId }: { stream: SharedStream; playbackId: string }) {
  const [getStream] = useLazyGetSharedStreamQuery();
  return (
    <HlsPlayer
      variant={window.parent === window ? 'viewer' : 'frame'}
      getUrl={async () => {
        const { data, error } = await getStream({ playbackId });
        // After a failed read RTK Query returns the previous data as well.
        return error ? undefined : (data?.url ?? undefined);
      }}
      problem={stream.state === 'live' ? undefined : <OffAir playbackId={playbackId} />}
    />
  );
}

function OffAir({ playbackId }: { playbackId: string }) {
  const { t } = useTranslation('live');
  useGetSharedStreamQuery({ playbackId }, OFF_AIR);
  return (
    <>
      <strong>{t('shared.offAir')}</strong>
      <span>{t('shared.waits')}</span>
    </>
  );
}
