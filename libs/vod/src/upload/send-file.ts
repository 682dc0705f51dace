import { Upload, type DetailedError } from 'tus-js-client';

export interface SendOptions {
  file: File;
  /** Takes the file by the protocol tus. */
  url: string;
  videoId: string;
  /** A part of the file may have arrived. */
  isResumed: boolean;
  onProgress: (bytes: number) => void;
  /** The connection is lost; another attempt follows. */
  onLost: () => void;
  onDone: () => void;
  onFailed: () => void;
}

/** Five minutes of attempts. Progress starts them again. */
const RETRY_DELAYS_MS = [0, 1_000, 2_000, 5_000, ...Array.from({ length: 30 }, () => 10_000)];
/** Timeout of a proxy, locked by an earlier request, too many requests. */
const TEMPORARY = [408, 423, 429];

/** Sends a file and returns a function that stops. */
export function sendFile(options: SendOptions): () => void {
  const { file, url, videoId, isResumed, onProgress, onLost, onDone, onFailed } = options;
  const uploadUrl = `${url}/${encodeURIComponent(videoId)}`;
  const upload = new Upload(file, {
    endpoint: url,
    ...(isResumed && { uploadUrl }),
    storeFingerprintForResuming: false,
    retryDelays: RETRY_DELAYS_MS,
    onShouldRetry: (error) => {
      const status = statusOf(error);
      const isTemporary = status === undefined || status >= 500 || TEMPORARY.includes(status);
      if (!isTemporary) return false;
      // The upload may have been created without a response.
      upload.url ??= uploadUrl;
      onLost();
      return true;
    },
    onProgress,
    onSuccess: onDone,
    onError: onFailed,
  });
  upload.start();
  return () => void upload.abort();
}

function statusOf({ originalResponse }: Pick<DetailedError, 'originalResponse'>): number | undefined {
  const status = originalResponse?.getStatus() ?? 0;
  return status === 0 ? undefined : status;
}
