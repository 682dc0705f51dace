import { theme } from 'antd';
import { useState } from 'react';

interface PosterProps {
  /** An empty frame without one. */
  url: string | null;
  /** Pixels, or a CSS length. */
  width: number | string;
}

/** The poster of a video: decoration next to its title. */
export function Poster({ url, width }: PosterProps) {
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
          loading="lazy"
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}
