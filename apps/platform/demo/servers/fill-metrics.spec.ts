import { listServerMetrics } from '@console/operations/contract';
import { expect, it, onTestFinished } from 'vitest';
import { enroll, startTestPlatform } from '../../testing/test-platform';
import { addApp, addServer } from '../../testing/test-servers';
import { fillMetrics } from './fill-metrics';

it('fills the metrics of servers up to the current minute and hour', async () => {
  const platform = await startTestPlatform();
  onTestFinished(() => platform.stop());
  const { token } = await enroll(platform);
  await addApp(platform, token, 'studio');
  const id = await addServer(platform, token, 'studio');
  const load = { version: '', memory: 1, disk: 1, inMbps: 1, outMbps: 1, streams: 1, viewers: 1, cpu: 40 };
  const server = { id, createdAt: new Date(0), loadAt: () => load };
  await fillMetrics(platform.db, [server], platform.clock.now);
  for (const range of ['1h', '7d']) {
    const { data } = await platform.call(listServerMetrics, { token, query: { serverIds: id, range } });
    expect(data[0]?.cpu).not.toContain(null);
  }
});
