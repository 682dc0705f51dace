import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

export const AD_EVENTS = ['impression', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

/** An advertiser's server: it has the media file of an ad, and records the beacons that it receives. */
export interface AdvertiserServer {
  media: string;
  /** Calls the server at each of `AD_EVENTS`. */
  trackers: { event: string; url: string }[];
  beacons: string[];
  stop: () => void;
}

/** @param file Path of the ad's MP4. */
export async function startAdvertiserServer(file: string): Promise<AdvertiserServer> {
  const video = await readFile(file);
  const beacons: string[] = [];
  const server = createServer((request, response) => {
    const [, kind, event = ''] = (request.url ?? '').split('/');
    if (kind === 'beacon') beacons.push(event);
    if (kind === 'ad.mp4') response.setHeader('Content-Type', 'video/mp4').end(video);
    else response.end();
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  const origin = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const trackers = AD_EVENTS.map((event) => ({ event, url: `${origin}/beacon/${event}` }));
  return { media: `${origin}/ad.mp4`, trackers, beacons, stop };
}
