import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

export const AD_EVENTS = ['impression', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

/** An ad server that returns one ad, and records the beacons that it receives. */
export interface AdServer {
  url: string;
  beacons: string[];
  stop: () => void;
}

/** @param file Path of the ad's MP4. */
export async function startAdServer(file: string): Promise<AdServer> {
  const video = await readFile(file);
  const beacons: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const [, kind, event = ''] = (request.url ?? '').split(/[/?]/);
    if (kind === 'beacon') beacons.push(event);
    if (kind === 'ad.mp4') response.setHeader('Content-Type', 'video/mp4').end(video);
    else response.end(kind === 'vast' ? vast(origin) : '');
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  origin = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `${origin}/vast?break=[BREAKID]`, beacons, stop };
}

function vast(origin: string): string {
  const [impression, ...others] = AD_EVENTS.map((event) => [event, `${origin}/beacon/${event}`] as const);
  const tracking = others.map(([event, url]) => `<Tracking event="${event}">${url}</Tracking>`).join('');
  return `<VAST version="4.2"><Ad id="tea"><InLine><AdSystem>Test</AdSystem><AdTitle>Red tea</AdTitle>
    <Impression>${impression?.[1] ?? ''}</Impression><Creatives><Creative><Linear>
    <Duration>00:00:08</Duration><TrackingEvents>${tracking}</TrackingEvents><MediaFiles>
    <MediaFile delivery="progressive" type="video/mp4" width="640" height="360">${origin}/ad.mp4</MediaFile>
    </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;
}
