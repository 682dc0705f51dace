import { join } from 'node:path';
import type { InputStream, StreamAssignment } from '@console/live/contract';
import type { OutgoingClient } from '@console/server-kit';
import type { Logger } from 'pino';
import type { FileCache } from './file-cache';
import type { LoopLibrary } from './loop-library';
import { ChannelSource } from './channel/channel-source';
import type { Slate, SlateFormat } from './push/draw-slate';
import type { Still } from './push/draw-still';
import { PullSource } from './pull/pull-source';
import { PushSource } from './push/push-source';
import type { Source } from './source';
import type { AssetStorage } from './vod/asset-storage';
import { TestSource } from './test-source';
import { TranscodedSource } from './transcode/transcoded-source';

interface SourceTools {
  library: Pick<LoopLibrary, 'open'>;
  /** Of videos. */
  storage: Pick<AssetStorage, 'read'>;
  /** For segments; each rendition of a stream has a folder in it. */
  folder: string;
  files: FileCache;
  /** The file of `transcode-worker`. */
  transcoder: string;
  /** The file of `pull-worker`. */
  puller: string;
  client: Pick<OutgoingClient, 'send' | 'connect'>;
  /** The source of a stream, as an input of a channel. */
  findInput: (input: InputStream) => Source | undefined;
  drawStill: (file: Buffer) => Promise<Still>;
  drawSlate: (format: SlateFormat) => Promise<Slate>;
  onChange: () => void;
  log: Logger;
}

/** The source that an assignment describes, with the ladder that is made of it. */
export function openSource(assignment: StreamAssignment, tools: SourceTools): Source {
  const { id, epoch, name, source, firstSegmentAt, dvrSeconds, reconnectSeconds } = assignment;
  const timeline = { firstSegmentAt: Date.parse(firstSegmentAt), dvrSeconds };
  const folder = join(tools.folder, encodeURIComponent(`${id}-${epoch}`));
  const transcoded = (input: Source) =>
    new TranscodedSource(input, assignment, {
      ...tools,
      timeline,
      folder: `${folder}-ladder`,
      program: tools.transcoder,
    });
  const arriving = { ...tools, name, timeline, reconnectSeconds, folder: `${folder}-input` };
  switch (source.kind) {
    case 'test':
      return transcoded(new TestSource(tools.library.open({ pattern: source.pattern, name }), timeline));
    case 'push':
      return transcoded(new PushSource(arriving));
    case 'pull':
      return transcoded(new PullSource({ ...arriving, url: source.url, program: tools.puller }));
    case 'failover':
    case 'schedule':
      return new ChannelSource({ ...tools, source, timeline, folder });
  }
}
