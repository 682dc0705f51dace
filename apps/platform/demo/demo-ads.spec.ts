import { describe, expect, it } from 'vitest';
import { ssaiEndpoints, vastCreatives } from '../src/database/schema';
import { startSuitePlatform, startTestPlatform } from '../testing/test-platform';

const platform = await startSuitePlatform({ SEED_APPS: '2', SEED_USAGE_DAYS: '2' });
const creatives = await platform.db.select().from(vastCreatives);

function pathsOf({ mediaFiles }: (typeof creatives)[number]): string[] {
  return mediaFiles.map(({ url }) => new URL(url).pathname);
}

/** Of an MP4 file, by its movie header. */
function secondsOf(file: Buffer): number {
  const header = file.indexOf('mvhd');
  const [timescale, duration] = [header + 16, header + 20].map((offset) => file.readUInt32BE(offset));
  return (duration ?? 0) / (timescale ?? 0);
}

describe('the ads of the demo', () => {
  it('are files of the declared length', async () => {
    expect(creatives).toHaveLength(3);
    for (const creative of creatives) {
      const [path = ''] = pathsOf(creative);
      const response = await platform.app.request(path);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'video/mp4']);
      const file = Buffer.from(await response.arrayBuffer());
      expect(secondsOf(file)).toBe(creative.durationSeconds);
      expect(response.headers.get('Content-Length')).toBe(String(file.length));
    }
  });

  it('fill the breaks of its endpoint', async () => {
    const [endpoint] = await platform.db.select().from(ssaiEndpoints);
    const { pathname } = new URL(endpoint?.settings.adServerUrl ?? '');
    const vast = await (await platform.app.request(`${pathname}?duration=15`)).text();
    expect(vast).toContain(creatives.find(({ name }) => name.startsWith('Trà sen'))?.mediaFiles[0]?.url);
  });

  it('are served in parts', async () => {
    const [path = ''] = creatives.flatMap(pathsOf);
    const head = await platform.app.request(path, { method: 'HEAD' });
    const size = head.headers.get('Content-Length');
    const response = await platform.app.request(path, { headers: { Range: 'bytes=4-7' } });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([206, `bytes 4-7/${size}`]);
    expect(await response.text()).toBe('ftyp');
  });

  it('are missing in an installation without demo', async () => {
    const other = await startTestPlatform();
    const [path = ''] = creatives.flatMap(pathsOf);
    expect((await other.app.request(path)).status).toBe(404);
    await other.stop();
  });
});
