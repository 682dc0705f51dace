import type { FailoverSource, InputStream, ScheduledSource } from '@console/live/contract';
import type { Logger } from 'pino';
import type { FileCache } from '../file-cache';
import type { LoopLibrary } from '../loop-library';
import type { Source } from '../source';
import type { Timeline } from '../timeline';
import type { AssetStorage } from '../vod/asset-storage';

export type ChannelAssignment = FailoverSource | ScheduledSource;

export interface ChannelOptions {
  source: ChannelAssignment;
  timeline: Timeline;
  /** Beginning of the paths of its folders; it has one for each rendition. */
  folder: string;
  files: FileCache;
  library: Pick<LoopLibrary, 'open'>;
  /** Of videos. */
  storage: Pick<AssetStorage, 'read'>;
  /** The source of a stream of this or of another node. */
  findInput: (input: InputStream) => Source | undefined;
  onChange: () => void;
  log: Logger;
  clock?: () => number;
}
