import type { Rendition, StreamReport } from '@console/live/contract';

/** A file of a stream, the same for the same version at an address. */
export interface SourceFile {
  content: Buffer<ArrayBuffer>;
  version: string;
}

export type SourceStatus = Pick<StreamReport, 'state' | 'problem' | 'input'> & {
  /** Best first. */
  renditions: readonly Rendition[];
};

/** What makes the pictures of a stream. Everything is undefined while it is not there. */
export interface Source {
  status: (now: number) => SourceStatus;
  /** The master playlist. */
  master: (now: number) => SourceFile | undefined;
  playlist: (rendition: string, now: number) => SourceFile | undefined;
  /** An initialization or media segment. */
  segment: (rendition: string, name: string, now: number) => Promise<SourceFile> | undefined;
  thumbnail: (now: number) => Promise<SourceFile> | undefined;
  close: () => void;
}
