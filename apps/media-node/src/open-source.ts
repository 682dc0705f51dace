import { join } from 'node:path';
import type { StreamAssignment } from '@console/live/contract';
import type { Logger } from 'pino';
import type { FileCache } from './file-cache';
import type { LoopLibrary } from './loop-library';
import { PushSource } from './push/push-source';
import type { Source } from './source';
import { TestSource } from './test-source';
import type { Timeline } from './timeline';
import { TranscodedSource } from './transcode/transcoded-source';

interface SourceTools {
  library: Pick<LoopLibrary, 'open'>;
  /** For segments; a stream has a folder of its own in it. */
  folder: string;
  files: FileCache;
  /** The file of `transcode-worker`. */
  transcoder: string;
  drawStill: (file: Buffer) => Promise<Buffer<ArrayBuffer>>;
  onChange: () => void;
  log: Logger;
}

/** The source that an assignment describes, with its ladder. */
export function openSource(assignment: StreamAssignment, tools: SourceTools): Source {
  const { id, epoch, firstSegmentAt, dvrSeconds } = assignment;
  const timeline = { firstSegmentAt: Date.parse(firstSegmentAt), dvrSeconds };
  const folder = join(tools.folder, encodeURIComponent(`${id}-${epoch}`));
  const input = openInput(assignment, timeline, { ...tools, folder: join(folder, 'input') });
  return new TranscodedSource(input, assignment, { ...tools, timeline, folder, program: tools.transcoder });
}

function openInput(assignment: StreamAssignment, timeline: Timeline, tools: SourceTools): Source {
  const { name, source, reconnectSeconds } = assignment;
  switch (source.kind) {
    case 'test':
      return new TestSource(tools.library.open({ pattern: source.pattern, name }), timeline);
    case 'push':
      return new PushSource({ ...tools, timeline, reconnectSeconds });
  }
}
