import { argv, stdin, stdout } from 'node:process';

/**
 * A program of its own, because native code can crash and leak: turns the media at its input into FLV tags at its output,
 * without decoding it. Its argument is the format.
 */
const MAX_MEMORY_BYTES = 300 * 2 ** 20;
const MEMORY_CHECK_MS = 200;
const FORMATS = ['mpegts', 'mp4'];

process.once('disconnect', () => process.exit(1));
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) end(new Error('The source needs too much memory.'));
}, MEMORY_CHECK_MS);

try {
  const { Demuxer, Muxer } = await import('node-av/api');
  const format = FORMATS.find((known) => known === argv[2]) ?? 'mpegts';
  const input = await Demuxer.open(stdin, { format, options: { protocol_whitelist: 'pipe' } });
  const video = input.video();
  if (!video) throw new Error('The source has no video.');
  const audio = input.audio();
  const output = await Muxer.open(stdout, {
    format: 'flv',
    options: { flvflags: 'no_duration_filesize' },
  });
  const tracks = new Map<number, number>();
  for (const stream of audio ? [video, audio] : [video]) {
    const track = output.addStream(stream);
    tracks.set(stream.index, track);
    const copied = output.getStream(track);
    // FLV has tags of its own.
    if (copied) copied.codecpar.codecTag = 0;
  }
  for await (const packet of input.packets()) {
    if (!packet) break;
    const track = tracks.get(packet.streamIndex);
    if (track !== undefined) await output.writePacket(packet, track);
    packet.free();
  }
  await output.close();
  stdout.end(() => process.exit(0));
} catch (error) {
  end(error);
}

function end(error: unknown): void {
  const problem = error instanceof Error ? error.message : String(error);
  if (process.send) process.send({ problem }, () => process.exit(1));
  else process.exit(1);
}
