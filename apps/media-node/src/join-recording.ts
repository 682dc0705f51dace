import { argv, stderr } from 'node:process';
import { loadLibraries } from './libraries';

/**
 * A program of its own, because native code can crash and leak: joins the parts of a recording without decoding them. Its
 * arguments are a list as of FFmpeg's concat demuxer and the file to write.
 */
const MAX_MEMORY_BYTES = 500 * 2 ** 20;
const MEMORY_CHECK_MS = 200;

setInterval(() => {
  if (process.memoryUsage.rss() <= MAX_MEMORY_BYTES) return;
  stderr.write('The recording needs too much memory.');
  process.exit(1);
}, MEMORY_CHECK_MS).unref();

const { Demuxer, Muxer } = await loadLibraries();
const [, , list = '', file = ''] = argv;
const input = await Demuxer.open(list, {
  format: 'concat',
  options: { safe: '0', protocol_whitelist: 'file', format_whitelist: 'concat,mov,mp4' },
});
const output = await Muxer.open(file, { format: 'mpegts' });
const tracks = new Map<number, number>();
for (const stream of [input.video(), input.audio()])
  if (stream) tracks.set(stream.index, output.addStream(stream));
for await (const packet of input.packets()) {
  if (!packet) break;
  const track = tracks.get(packet.streamIndex);
  if (track !== undefined) await output.writePacket(packet, track);
  packet.free();
}
await output.close();
await input.close();
