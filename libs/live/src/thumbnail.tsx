import { useNow } from '@console/ui';
import { theme } from 'antd';
import { useState } from 'react';
import type { Stream } from './contract';

const EVERY_MS = 10_000;

interface ThumbnailProps {
  stream: Pick<Stream, 'thumbnailUrl'>;
  /** Pixels; default: all of the width. */
  width?: number;
}

/** The picture of a stream, loaded again every ten seconds: decoration next to its name. An empty frame without one. */
export function Thumbnail({ stream: { thumbnailUrl }, width }: ThumbnailProps) {
  const { token } = theme.useToken();
  const time = Math.floor(useNow(EVERY_MS) / EVERY_MS);
  const [failed, setFailed] = useState<string>();
  const url = thumbnailUrl === null ? undefined : `${thumbnailUrl}?t=${String(time)}`;
  return (
    <span
      aria-hidden
      style={{
        display: 'block',
        flex: 'none',
        width: width ?? '100%',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        borderRadius: token.borderRadiusSM,
        background: token.colorFillSecondary,
      }}
    >
      {url !== undefined && url !== failed && (
        <img
          src={url}
          alt=""
          draggable={false}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}
