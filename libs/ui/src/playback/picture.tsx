import { theme } from 'antd';
import { useState } from 'react';

interface PictureProps {
  /** An empty frame without one. */
  url: string | null;
  /** Pixels, or a CSS length. */
  width: number | string;
  loading?: 'lazy';
}

/** The picture of a video or stream: decoration next to its name. */
export function Picture({ url, width, loading }: PictureProps) {
  const { token } = theme.useToken();
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden
      style={{
        display: 'block',
        flex: 'none',
        width,
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        borderRadius: token.borderRadiusSM,
        background: token.colorFillSecondary,
      }}
    >
      {url !== null && url !== failed && (
        <img
          src={url}
          alt=""
          draggable={false}
          loading={loading}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}
