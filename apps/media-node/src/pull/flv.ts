import type { MediaMessage } from '../rtmp/connection';

const FILE_HEADER = 13;
const TAG_HEADER = 11;
const TAG_END = 4;
const MAX_BYTES = 4 * 2 ** 20;
const AUDIO = 8;
const VIDEO = 9;
const HAS_AUDIO = 4;
const MAX_HELD = 250;

/**
 * Reads audio and video of an FLV file. The header of the sound comes before the pictures, wherever it is in the file.
 *
 * @throws Error for tags that are too long.
 */
export async function* readFlv(parts: AsyncIterable<Buffer>): AsyncGenerator<MediaMessage> {
  let held: MediaMessage[] | undefined;
  for await (const message of readTags(parts, (hasAudio) => (held = hasAudio ? [] : undefined))) {
    if (held && message.kind === 'video' && held.length < MAX_HELD) held.push(message);
    else {
      const before: MediaMessage[] = held ?? [];
      held = undefined;
      if (message.kind === 'audio') yield message;
      yield* before;
      if (message.kind === 'video') yield message;
    }
  }
  yield* held ?? [];
}

async function* readTags(
  parts: AsyncIterable<Buffer>,
  onHeader: (hasAudio: boolean) => void,
): AsyncGenerator<MediaMessage> {
  let pending: Buffer = Buffer.alloc(0);
  let isOpen = false;
  for await (const part of parts) {
    pending = pending.length === 0 ? part : Buffer.concat([pending, part]);
    if (!isOpen) {
      if (pending.length < FILE_HEADER) continue;
      isOpen = true;
      onHeader((pending.readUInt8(4) & HAS_AUDIO) !== 0);
      pending = pending.subarray(FILE_HEADER);
    }
    while (pending.length >= TAG_HEADER) {
      const size = pending.readUIntBE(1, 3);
      if (size > MAX_BYTES) throw new Error('A frame of the source is too long.');
      const end = TAG_HEADER + size;
      if (pending.length < end + TAG_END) break;
      const type = pending.readUInt8(0) & 31;
      const timestamp = pending.readUIntBE(4, 3) + pending.readUInt8(7) * 2 ** 24;
      const body = Buffer.from(pending.subarray(TAG_HEADER, end));
      pending = pending.subarray(end + TAG_END);
      // An audio header can be empty at first.
      if (type === VIDEO || (type === AUDIO && size > 2))
        yield { kind: type === AUDIO ? 'audio' : 'video', timestamp, body };
    }
  }
}
