import { useEffect, useRef, useState } from 'react';
import type { HlsSession, PlaybackFigures } from './hls-session';

/** Longer than the lease of a media node: its streams then move to another one. */
const RETRIES = 12;
/** A media node learns of what has just been created with its next report. */
const FIRST_RETRIES = 3;
const RETRY_MS = 3_000;
const FIGURES_MS = 1_000;

export type PlaybackState = 'idle' | 'loading' | 'playing' | 'failed' | 'unsupported';

/**
 * Plays what `getUrl` resolves with in a video element. Another address is requested when playback fails, as the stream may
 * have moved; a video continues where it was, with the chosen quality and captions.
 */
export function usePlayback(
  getUrl: () => Promise<string | undefined>,
  position: { seconds: number } | undefined,
) {
  const video = useRef<HTMLVideoElement>(null);
  const session = useRef<HlsSession>(undefined);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resumeAt = useRef<number>(undefined);
  const sought = useRef<typeof position>(undefined);
  const chosen = useRef<{ quality?: number | undefined; captions?: number | undefined }>({});
  const [state, setState] = useState<PlaybackState>('idle');
  const [figures, setFigures] = useState<PlaybackFigures>();
  const [qualities, setQualities] = useState<readonly number[]>([]);
  const [quality, setQuality] = useState<number>();
  const [captionLabels, setCaptionLabels] = useState<readonly string[]>([]);
  const [captions, setCaptions] = useState<number>();

  useEffect(
    () => () => {
      clearTimeout(retry.current);
      session.current?.end();
    },
    [],
  );
  useEffect(() => {
    if (state !== 'playing') return undefined;
    const timer = setInterval(() => setFigures(session.current?.figures()), FIGURES_MS);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => {
    if (state !== 'playing' || !position || !video.current || sought.current === position) return;
    sought.current = position;
    video.current.currentTime = position.seconds;
  }, [state, position]);

  useEffect(() => {
    // The button that was pressed has unmounted.
    if (state === 'playing' && document.activeElement === document.body)
      video.current?.focus({ preventScroll: true });
  }, [state]);

  const play = async (retriesLeft?: number) => {
    setState('loading');
    let left = retriesLeft ?? 0;
    const failed = () => {
      if (left === 0) setState('failed');
      else retry.current = setTimeout(() => void play(left - 1), RETRY_MS);
    };
    const [code, url] = await Promise.all([import('./hls-session').catch(() => undefined), getUrl()]);
    const element = video.current;
    if (!element) return;
    if (!code || url === undefined) failed();
    else if (!code.isPlayable()) setState('unsupported');
    else {
      left = retriesLeft ?? FIRST_RETRIES;
      session.current = code.playHls({
        video: element,
        url,
        startAt: resumeAt.current,
        onReady: (heights) => {
          left = RETRIES;
          setQualities(heights);
          const kept = heights.find((height) => height === chosen.current.quality);
          setQuality(kept);
          if (kept !== undefined) session.current?.choose(kept);
          setState('playing');
          // Rejected where the browser demands another click: the controls offer it.
          element.play().catch(() => undefined);
        },
        onCaptions: (labels) => {
          setCaptionLabels(labels);
          if (chosen.current.captions !== undefined) session.current?.chooseCaptions(chosen.current.captions);
        },
        onFailed: (at) => {
          if (at !== undefined && at > 0) resumeAt.current = at;
          failed();
        },
      });
    }
  };

  return {
    video,
    state,
    figures,
    quality,
    qualities,
    captionLabels,
    captions,
    play: () => void play(),
    choose: (height: number | undefined) => {
      chosen.current.quality = height;
      setQuality(height);
      session.current?.choose(height);
    },
    chooseCaptions: (index: number | undefined) => {
      chosen.current.captions = index;
      setCaptions(index);
      session.current?.chooseCaptions(index);
    },
  };
}
