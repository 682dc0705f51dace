import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import { lazyComponent } from '@console/ui/lazy';
import { Button, Flex, Select, Spin, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaybackFigures } from './hls-session';
import { usePlayback } from './use-playback';

/** Streams have none. */
const SeekBar = lazyComponent(async () => (await import('./seek-bar')).SeekBar);

const AUTO = 0;
const NO_CAPTIONS = -1;

interface HlsPlayerProps {
  /** Of a playlist for one viewer; undefined if there is none now. */
  getUrl: () => Promise<string | undefined>;
  poster?: string | undefined;
  /** Why it cannot be played. */
  problem?: ReactNode;
  /** Takes little height, because no picture is expected. */
  isFlat?: boolean;
  /** Continues at these seconds of a video; another object seeks again. */
  position?: { seconds: number } | undefined;
  /** A WebVTT file that names preview images; a seek bar shows them. */
  previewUrl?: string | undefined;
  /** Without technical figures for viewers; a frame is filled. Default: `operator`. */
  variant?: 'operator' | 'viewer' | 'frame';
}

const FLAT_HEIGHT = 96;
const FILLED = {
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
} as const;

/** Plays HLS. Playback starts at a click: it makes the user a viewer. */
export function HlsPlayer({
  getUrl,
  poster,
  problem,
  isFlat = false,
  position,
  previewUrl,
  variant = 'operator',
}: HlsPlayerProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const playback = usePlayback(getUrl, position);
  const { video, state, figures, quality, qualities, captionLabels, captions, play } = playback;
  const isPlaying = state === 'playing';
  const fills = variant === 'frame';
  return (
    <section aria-label={t('player.title')} {...(fills && { style: FILLED })}>
      <div
        style={{
          position: 'relative',
          ...(fills
            ? { flex: '1 1 0', minHeight: 0 }
            : {
                ...(isFlat ? { height: FLAT_HEIGHT } : { aspectRatio: '16 / 9' }),
                borderRadius: token.borderRadiusLG,
              }),
          overflow: 'hidden',
          background: '#000',
        }}
      >
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- Captions, if any, are in the stream. */}
        <video
          ref={video}
          controls={isPlaying}
          playsInline
          poster={poster}
          style={{ display: 'block', width: '100%', height: '100%' }}
        />
        {!isPlaying && (
          <Flex
            vertical
            align="center"
            justify="center"
            gap={token.marginSM}
            style={{
              position: 'absolute',
              inset: 0,
              padding: token.padding,
              background: 'rgb(0 0 0 / 55%)',
              color: '#fff',
              textAlign: 'center',
            }}
          >
            <Cover problem={problem} state={state} onPlay={play} />
          </Flex>
        )}
      </div>
      {isPlaying && previewUrl !== undefined && <SeekBar videoRef={video} previewUrl={previewUrl} />}
      {isPlaying && (
        <Flex
          justify="space-between"
          align="center"
          wrap
          gap={token.marginXS}
          style={{ marginTop: token.marginXS }}
        >
          {variant === 'operator' ? <Figures figures={figures} /> : <span />}
          <Flex gap={token.marginXS} wrap>
            {captionLabels.length > 0 && (
              <Select
                size="small"
                aria-label={t('player.captions')}
                value={captions ?? NO_CAPTIONS}
                popupMatchSelectWidth={false}
                options={[
                  { value: NO_CAPTIONS, label: t('player.noCaptions') },
                  ...captionLabels.map((label, index) => ({ value: index, label })),
                ]}
                onChange={(index) => playback.chooseCaptions(index === NO_CAPTIONS ? undefined : index)}
              />
            )}
            <Select
              size="small"
              aria-label={t('player.quality')}
              value={quality ?? AUTO}
              options={[
                { value: AUTO, label: t('player.auto') },
                ...qualities.map((height) => ({ value: height, label: t('player.lines', { height }) })),
              ]}
              onChange={(height) => playback.choose(height === AUTO ? undefined : height)}
            />
          </Flex>
        </Flex>
      )}
    </section>
  );
}

interface CoverProps {
  problem: ReactNode;
  state: ReturnType<typeof usePlayback>['state'];
  onPlay: () => void;
}

function Cover({ problem, state, onPlay }: CoverProps): ReactNode {
  const { t } = useTranslation('live');
  if (problem !== undefined) return problem;
  if (state === 'loading') return <Spin aria-label={t('player.loading')} />;
  if (state === 'unsupported') return t('player.unsupported');
  return (
    <>
      {state === 'failed' && <span role="alert">{t('player.failed')}</span>}
      <Button type="primary" size="large" icon={<CaretRightOutlined aria-hidden />} onClick={onPlay}>
        {t('player.play')}
      </Button>
    </>
  );
}

function Figures({ figures }: { figures: PlaybackFigures | undefined }) {
  const { t, i18n } = useTranslation('live');
  const { token } = theme.useToken();
  const seconds = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'second',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  if (!figures) return <span />;
  const { height, latency, buffer, droppedFrames } = figures;
  return (
    <span
      style={{
        color: token.colorTextSecondary,
        fontSize: token.fontSizeSM,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {t(latency === undefined ? 'player.videoFigures' : 'player.figures', {
        picture: height === undefined ? '–' : t('player.lines', { height }),
        latency: seconds.format(latency ?? 0),
        buffer: seconds.format(buffer),
        dropped: droppedFrames,
      })}
    </span>
  );
}
