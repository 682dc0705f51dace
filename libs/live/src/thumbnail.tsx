import { useNow } from '@console/ui';
import { Picture } from '@console/ui/overview';
import type { Stream } from './contract';

const EVERY_MS = 10_000;

interface ThumbnailProps {
  stream: Pick<Stream, 'thumbnailUrl'>;
  /** Pixels; default: all of the width. */
  width?: number;
}

/** The picture of a stream, loaded again every ten seconds. */
export function Thumbnail({ stream: { thumbnailUrl }, width }: ThumbnailProps) {
  const time = Math.floor(useNow(EVERY_MS) / EVERY_MS);
  return <Picture url={thumbnailUrl && `${thumbnailUrl}?t=${String(time)}`} width={width ?? '100%'} />;
}
