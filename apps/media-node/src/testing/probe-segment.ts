import { Demuxer, probe } from 'node-av/api';

/** What FFmpeg finds in a media segment with its initialization segment; durations in seconds, to a tenth. */
export async function probeSegment(init: Buffer, media: Buffer) {
  const file = Buffer.concat([init, media]);
  const { video, audio } = await probe(file, { format: 'mp4' });
  const demuxer = await Demuxer.open(file, { format: 'mp4' });
  const tracks = new Map<number, { seconds: number; startsWithKey: boolean }>();
  for await (const packet of demuxer.packets()) {
    if (!packet) break;
    const track = tracks.get(packet.streamIndex) ?? { seconds: 0, startsWithKey: packet.isKeyframe };
    const { num, den } = packet.timeBase;
    track.seconds += (Number(packet.duration) * num) / den;
    tracks.set(packet.streamIndex, track);
    packet.free();
  }
  await demuxer.close();
  const picture = video && tracks.get(video.index);
  return {
    video: video?.codec,
    audio: audio?.codec,
    size: [video?.width, video?.height],
    seconds: rounded(picture?.seconds),
    audioSeconds: rounded(audio && tracks.get(audio.index)?.seconds),
    startsWithKey: picture?.startsWithKey ?? false,
  };
}

function rounded(seconds = 0): number {
  return Math.round(seconds * 10) / 10;
}
