import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listen, urlOf } from './listen';

it.each([
  ['0.0.0.0', 'http://127.0.0.1:4200'],
  ['::', 'http://[::1]:4200'],
  ['192.0.2.7', 'http://192.0.2.7:4200'],
  ['2001:db8::7', 'http://[2001:db8::7]:4200'],
])('a server on host %s is reached at %s', (host, address) => expect(urlOf(host, 4200)).toBe(address));

async function startUpload() {
  const { url, close } = await listen(async (received) => new Response(await received.text()), {
    ...{ host: '127.0.0.1', port: 0, portSetting: 'PORT', graceMs: 0 },
    ...{ headersTimeoutMs: 100, takesUploads: true },
  });
  onTestFinished(() => close());
  const upload = request(url, { method: 'PATCH' });
  upload.write('begun');
  return upload;
}

it('an upload takes as long as data arrives', async () => {
  const upload = await startUpload();
  for (let part = 0; part < 8; part += 1) {
    await sleep(100);
    upload.write('.');
  }
  const response = once(upload, 'response');
  upload.end();
  expect(await response).toMatchObject([{ statusCode: 200 }]);
});

it('an upload without data is cut', async () => {
  const upload = await startUpload();
  await expect(once(upload, 'response')).rejects.toThrow('socket hang up');
});

it('a server does not wait for connections without a request', async () => {
  const respond = Promise.withResolvers<undefined>();
  const server = await listen(() => respond.promise.then(() => new Response('late')), {
    ...{ host: '127.0.0.1', port: 0, portSetting: 'PORT', graceMs: 60_000 },
  });
  const idle = connect(server.port, '127.0.0.1');
  const sent = request(server.url).end();
  await Promise.all([once(idle, 'connect'), once(server.server, 'request')]);
  const closed = server.close();
  await once(idle, 'close');
  respond.resolve(undefined);
  expect(await once(sent, 'response')).toMatchObject([{ statusCode: 200 }]);
  await closed;
});
