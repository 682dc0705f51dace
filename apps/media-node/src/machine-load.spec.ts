import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { createLog, Networks, OutgoingClient } from '@console/server-kit';
import { expect, it, onTestFinished } from 'vitest';
import { MachineLoad } from './machine-load';
import { startRtmpServer } from './rtmp/rtmp-server';

it('measures what encoders send and what the node fetches', async () => {
  const load = new MachineLoad(tmpdir());
  const onSocket = (socket: Socket) => load.watch(socket);
  const inMbps = async () => (await load.measure()).inMbps;
  const log = createLog('media-node', 'silent');
  const encoders = await startRtmpServer({
    ...{ host: '127.0.0.1', port: 0, isMovable: true, publish: () => undefined, onSocket, log },
  });
  onTestFinished(() => encoders.close());
  connect(encoders.port, '127.0.0.1').write(Buffer.of(3));
  await expect.poll(inMbps).toBeGreaterThan(0);
  expect(await inMbps()).toBe(0);

  const server = createServer((_request, response) => void response.end('source')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new OutgoingClient(new Networks(['127.0.0.1']), onSocket);
  await client.send({ url, method: 'GET', timeoutMs: 5_000, maxBytes: 1_000 });
  expect(await inMbps()).toBeGreaterThan(0);
});
