import { useAppScope } from '@console/shell-layout';
import { useLazyGetPlaybackQuery } from '../api/streams-api';
import type { Stream } from '../contract';
import { useStreamTexts } from '../use-stream-texts';
import { HlsPlayer } from './hls-player';

/** The picture of a stream. */
export function StreamPlayer({ stream }: { stream: Stream }) {
  const texts = useStreamTexts();
  const { appId } = useAppScope();
  const [getPlayback] = useLazyGetPlaybackQuery();
  const { id, state, thumbnailUrl } = stream;
  return (
    <HlsPlayer
      poster={thumbnailUrl ?? undefined}
      isFlat={state === 'off'}
      getUrl={async () => {
        // After an error, `data` is that of the previous stream.
        const { data, error } = await getPlayback({ id, appId });
        return error ? undefined : data?.url;
      }}
      problem={
        state === 'live' ? undefined : (
          <>
            <strong>{texts.state(state).label}</strong>
            <span>{texts.meaning(stream)}</span>
          </>
        )
      }
    />
  );
}
