import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants';

/**
 * A program for tests: writes an MP4 file, or a playlist with segments of 2 s, of so many seconds with picture and tone.
 * Arguments: file, seconds, size, source.
 */
process.once('disconnect', () => process.exit(1));

const HLS = {
  format: 'hls',
  options: { hls_time: '2', hls_playlist_type: 'vod', hls_segment_type: 'fmp4' },
};

const [file = '', seconds = '4', size = '640x360', source = 'testsrc2=rate=25'] = process.argv.slice(2);
const video = await Demuxer.open(`${source}:size=${size}:duration=${seconds}`, { format: 'lavfi' });
const audio = await Demuxer.open(`sine=frequency=440:sample_rate=48000:duration=${seconds}`, {
  format: 'lavfi',
});
const pictures = await Decoder.create(required(video.video()));
const samples = await Decoder.create(required(audio.audio()));
const pictureFilter = FilterAPI.create('format=yuv420p', {});
const sampleFilter = FilterAPI.create('aformat=sample_fmts=fltp:channel_layouts=stereo', {});
const x264 = await Encoder.create(FF_ENCODER_LIBX264, {
  decoder: pictures,
  filter: pictureFilter,
  context: { bitRate: '400k', gopSize: 50 },
  options: { preset: 'ultrafast', flags: '+global_header' },
});
const aac = await Encoder.create(FF_ENCODER_AAC, {
  decoder: samples,
  filter: sampleFilter,
  context: { bitRate: '64k' },
  options: { flags: '+global_header' },
});
const output = await Muxer.open(file, file.endsWith('.m3u8') ? HLS : { format: 'mp4' });
await pipeline(
  { video, audio },
  { video: [pictures, pictureFilter, x264], audio: [samples, sampleFilter, aac] },
  output,
).completion;
await output.close();
process.exit(0);

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A source is missing.');
  return value;
}
