import { clockTime } from '@console/i18n';
import { theme } from 'antd';
import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { readPreviewCues, type PreviewCue } from './preview-cues';

interface SeekBarProps {
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Of a WebVTT file that names preview images. */
  previewUrl: string;
}

/** Seeks in a video; the picture of the time under the pointer or at the keyboard's position is above it. */
export function SeekBar({ videoRef, previewUrl }: SeekBarProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { time, duration } = usePosition(videoRef);
  const cues = usePreviewCues(previewUrl);
  const [pointed, setPointed] = useState<number>();
  const [hasKeys, setHasKeys] = useState(false);
  const shown = pointed ?? (hasKeys ? time : undefined);
  const cue = shown === undefined ? undefined : cues.findLast(({ from }) => from <= shown);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (clientX - left) / width)) * duration);
  };
  return (
    <div style={{ position: 'relative', marginTop: token.marginXS }}>
      {shown !== undefined && cue && (
        <Preview cue={cue} text={clockTime(shown)} share={duration > 0 ? shown / duration : 0} />
      )}
      <input
        type="range"
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionOf', { time: clockTime(time), duration: clockTime(duration) })}
        min={0}
        max={duration}
        step={1}
        value={time}
        onChange={({ target }) => {
          if (videoRef.current) videoRef.current.currentTime = Number(target.value);
        }}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPointed(undefined)}
        onPointerCancel={() => setPointed(undefined)}
        onKeyDown={() => setHasKeys(true)}
        onBlur={() => setHasKeys(false)}
        style={{ display: 'block', width: '100%', margin: 0, accentColor: token.colorPrimary }}
      />
    </div>
  );
}

function Preview({ cue, text, share }: { cue: PreviewCue; text: string; share: number }) {
  const { token } = theme.useToken();
  const { image, x, y, width, height } = cue;
  return (
    <div
      aria-hidden
      data-testid="preview"
      style={{
        position: 'absolute',
        bottom: '100%',
        left: `clamp(0px, calc(${String(share * 100)}% - ${String(width / 2)}px), calc(100% - ${String(width)}px))`,
        width,
        marginBottom: token.marginXXS,
        overflow: 'hidden',
        borderRadius: token.borderRadius,
        boxShadow: token.boxShadowSecondary,
        background: token.colorBgElevated,
        textAlign: 'center',
        fontSize: token.fontSizeSM,
        fontVariantNumeric: 'tabular-nums',
        pointerEvents: 'none',
      }}
    >
      <div style={{ height, background: `url("${image}") -${String(x)}px -${String(y)}px no-repeat` }} />
      {text}
    </div>
  );
}

const EVENTS = ['timeupdate', 'durationchange', 'seeking'] as const;

function usePosition(videoRef: RefObject<HTMLVideoElement | null>) {
  const [position, setPosition] = useState({ time: 0, duration: 0 });
  useEffect(() => {
    const element = videoRef.current;
    if (!element) return undefined;
    const read = () => {
      const { currentTime, duration } = element;
      setPosition({
        time: Math.floor(currentTime),
        duration: Number.isFinite(duration) ? Math.floor(duration) : 0,
      });
    };
    read();
    for (const name of EVENTS) element.addEventListener(name, read);
    return () => {
      for (const name of EVENTS) element.removeEventListener(name, read);
    };
  }, [videoRef]);
  return position;
}

/** Those of the first address: later ones differ in their expiry only. Without the file there are none. */
function usePreviewCues(previewUrl: string): readonly PreviewCue[] {
  const [url] = useState(previewUrl);
  const [cues, setCues] = useState<readonly PreviewCue[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(url, { signal: controller.signal, referrerPolicy: 'no-referrer' });
      if (!response.ok) return;
      const read = readPreviewCues(await response.text(), url);
      // Loaded before the address expires.
      for (const image of new Set(read.map((cue) => cue.image))) new Image().src = image;
      setCues(read);
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [url]);
  return cues;
}
