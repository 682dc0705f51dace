import type { Rendition, StreamAssignment, StreamReport } from '@console/live/contract';
import type { Loop } from './loop-library';
import type { Publication } from './rtmp/connection';

/** A file of a stream, the same for the same version at an address. */
export interface SourceFile {
  content: Buffer<ArrayBuffer>;
  version: string;
}

/** A rendition as the master playlist describes it. Its name is a part of addresses. */
export interface Variant extends Rendition {
  peakKbps: number;
  codecs: string;
}

/** A segment in a playlist. Numbers and periods never fall; the same number is the same time in every rendition. */
export interface ListedSegment {
  /** Of its file. */
  name: string;
  number: number;
  /** Rises with every discontinuity. */
  period: number;
  seconds: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** File of the initialization segment. */
  init: string;
  /** It has no file, because it could not be made in time. */
  isGap?: true;
  /** It is shown in place of an input that is gone. */
  isSlate?: true;
}

/** A break for ads. */
export interface PlannedBreak {
  /** Milliseconds since 1970. */
  startsAt: number;
  seconds: number;
}

export type SourceStatus = Pick<StreamReport, 'state' | 'problem' | 'input' | 'health' | 'channel'>;

/** What makes the pictures of a stream. Everything is undefined or empty while it does not exist. */
export interface Source {
  /** Longest segment of its playlists; does not change. */
  readonly targetSeconds: number;
  /** Resolves when what is elsewhere has been read once. */
  readonly loaded?: Promise<void>;
  /** What arrives, of a source with a ladder. */
  readonly input?: Source;
  status: (now: number) => SourceStatus;
  /** Best first. */
  renditions: (now: number) => readonly Variant[];
  /** The segments of the playlist, oldest first. */
  segments: (rendition: string, now: number) => readonly ListedSegment[] | undefined;
  /** An initialization or media segment. */
  segment: (rendition: string, name: string, now: number) => Promise<SourceFile> | undefined;
  thumbnail: (now: number) => Promise<SourceFile> | undefined;
  /** Takes what the platform has changed. */
  update?: (assignment: StreamAssignment) => void;
  /** An encoder wants to send, with a valid key of this hash. Undefined for sources that take none. */
  publish?: (keyHash: string, disconnect: () => void) => Publication | 'busy' | undefined;
  /** Breaks that it announces in its playlists. */
  readonly breaks?: readonly PlannedBreak[];
  /** Test pictures that it needs. */
  loops?: () => readonly Loop[];
  close: () => void;
}
