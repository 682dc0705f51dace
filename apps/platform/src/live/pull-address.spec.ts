import { once } from 'node:events';
import { createServer } from 'node:http';
import { Networks, OutgoingClient } from '@console/server-kit';
import { expect, it, onTestFinished } from 'vitest';
import { tryAddress } from './pull-address';

it('an address is opened, and what is wrong with it is named', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/moved') response.writeHead(302, { Location: 'http://10.0.0.1/live.m3u8' }).end();
    else if (url === '/none') response.writeHead(404).end();
    else response.end(url === '/live.m3u8' ? '#EXTM3U' : 'text');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const client = new OutgoingClient(new Networks(['127.0.0.1']));
  const problemOf = (url: string) => tryAddress(url, client);
  expect(await problemOf(`http://${host}/live.m3u8`)).toBeNull();
  expect(await problemOf(`http://${host}/page`)).toBe('The address returns no HLS playlist.');
  expect(await problemOf(`http://${host}/none`)).toBe('The server returned 404.');
  expect(await problemOf(`http://${host}/moved`)).toMatch(/^10\.0\.0\.1 is not a public address/);
  expect(await problemOf(`rtmp://${host}/live/key`)).toBe('The server does not speak RTMP.');
  expect(await problemOf('rtmps://10.0.0.1/live/key')).toMatch(/^10\.0\.0\.1 is not a public address/);
});
