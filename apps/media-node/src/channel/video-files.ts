import type { InputVideo } from '@console/live/contract';
import type { Variant } from '../source';
import { versionFolder } from '../vod/asset-keys';
import type { AssetStorage } from '../vod/asset-storage';

interface VideoRendition {
  variant: Variant;
  segments: readonly { name: string; seconds: number }[];
}

const STREAM =
  /^#EXT-X-STREAM-INF:BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+),CODECS="([^"]+)",RESOLUTION=(\d+)x(\d+),FRAME-RATE=([\d.]+)\n([^/\n]+)\/index\.m3u8$/gm;
const SEGMENT = /^#EXTINF:([\d.]+),[^\n]*\n(\S+)$/gm;

/** The files of a video in the storage of the node. */
export class VideoFiles {
  /** Best first; empty until they are loaded. */
  renditions: readonly VideoRendition[] = [];
  readonly #folder: string;
  #loading: Promise<void> | undefined;

  constructor(
    readonly video: InputVideo,
    private readonly storage: Pick<AssetStorage, 'read'>,
  ) {
    this.#folder = versionFolder('transcode', video.videoId, video.mediaVersion);
  }

  /** Reads the playlists unless it has them. @throws Error if the storage lacks the video */
  load(): Promise<void> {
    if (this.renditions.length > 0) return Promise.resolve();
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** A file of the rendition with the nearest height. */
  read(height: number, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const distance = ({ variant }: VideoRendition) => Math.abs(variant.height - height);
    const [nearest] = this.renditions.toSorted((one, other) => distance(one) - distance(other));
    return this.storage.read(`${this.#folder}${nearest?.variant.name ?? ''}/${name}`);
  }

  poster(): Promise<Buffer<ArrayBuffer> | undefined> {
    return this.storage.read(`${this.#folder}poster-0.jpg`);
  }

  async #load(): Promise<void> {
    const master = await this.#text('index.m3u8');
    this.renditions = await Promise.all(
      Array.from(
        master.matchAll(STREAM),
        async ([, peak, kbps, codecs = '', width, height, rate, name = '']) => ({
          variant: {
            name,
            width: Number(width),
            height: Number(height),
            framesPerSecond: Number(rate),
            kbps: Math.round(Number(kbps) / 1_000),
            peakKbps: Math.round(Number(peak) / 1_000),
            codecs,
            viewers: 0,
          },
          segments: Array.from(
            (await this.#text(`${name}/index.m3u8`)).matchAll(SEGMENT),
            ([, seconds, file = '']) => ({
              name: file,
              seconds: Number(seconds),
            }),
          ),
        }),
      ),
    );
  }

  async #text(name: string): Promise<string> {
    const file = await this.storage.read(this.#folder + name);
    if (!file) throw new Error(`The storage of the media node lacks the video ${this.video.videoId}.`);
    return file.toString('utf8');
  }
}
