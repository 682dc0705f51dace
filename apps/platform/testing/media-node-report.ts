import type { MediaNodeReport } from '@console/live/contract';

/** MEDIA_NODE_TOKEN of platforms that take reports. */
export const NODE_TOKEN = 'a-token-of-media-nodes';

/** The report of a node that has no streams; it takes no encoders. */
export function mediaNodeReport(name = 'node-1', more: Partial<MediaNodeReport> = {}): MediaNodeReport {
  return {
    token: NODE_TOKEN,
    name,
    origin: `http://${name}.example:4202`,
    ingestUrl: null,
    version: '1.0.0',
    region: 'local',
    capacity: 20,
    load: { cpu: 10, memory: 20, disk: 30, inMbps: 1, outMbps: 2 },
    streams: [],
    ...more,
  };
}
