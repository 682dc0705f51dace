import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { z } from 'zod';
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants';

/**
 * An encoder for tests: sends a test picture and a tone to the address of its first argument, until it is killed.
 * The second one is a format, the third has its options as JSON, the fourth is the source filter of the picture. Its
 * first picture is of the moment that its parent gets as a message.
 */
process.once('disconnect', () => process.exit(1));

const FPS = 25;
const [, , address, format = 'flv', options = '{}', picture = 'testsrc2=size=320x180:rate=25'] = process.argv;
process.send?.(Date.now());
const video = await Demuxer.open(`${picture},realtime`, { format: 'lavfi' });
const audio = await Demuxer.open('sine=frequency=440:sample_rate=48000,arealtime', { format: 'lavfi' });
const pictures = await Decoder.create(required(video.video()));
const samples = await Decoder.create(required(audio.audio()));
const pictureFilter = FilterAPI.create('format=yuv420p', {});
const sampleFilter = FilterAPI.create('aformat=sample_fmts=fltp:channel_layouts=stereo', {});
const x264 = await Encoder.create(FF_ENCODER_LIBX264, {
  decoder: pictures,
  filter: pictureFilter,
  context: { bitRate: '300k', gopSize: 2 * FPS, maxBFrames: 2 },
  options: { preset: 'ultrafast', bf: 2, flags: '+global_header' },
});
const aac = await Encoder.create(FF_ENCODER_AAC, {
  decoder: samples,
  filter: sampleFilter,
  context: { bitRate: '64k' },
  options: { flags: '+global_header' },
});
const output = await Muxer.open(required(address), {
  format,
  options: z.record(z.string(), z.string()).parse(JSON.parse(options)),
});
await pipeline(
  { video, audio },
  { video: [pictures, pictureFilter, x264], audio: [samples, sampleFilter, aac] },
  output,
).completion;

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The encoder lacks its address or a source.');
  return value;
}
