import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { startListening } from '@console/server-kit';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { callPlatform, createByteLimit } from './call-platform';

it('text of others is sent as a database can store it', async () => {
  const server = createServer((request, response) => {
    void json(request).then((body) => response.end(JSON.stringify(body)));
  });
  onTestFinished(() => void server.close());
  const port = await startListening(server, { host: '127.0.0.1', port: 0, portSetting: 'PORT' });
  const body = z.object({ ads: z.array(z.object({ title: z.string() })) });
  const response = await callPlatform(
    { method: 'POST', path: '/', body, response: body },
    {
      platform: new URL(`http://127.0.0.1:${port}/`),
      body: { ads: [{ title: 'Trà\0 sen 🍵'.slice(0, -1) }] },
      signal: AbortSignal.timeout(5_000),
    },
  );
  expect(response).toEqual({ ads: [{ title: 'Trà sen \uFFFD' }] });
});

it('a request takes items until it is full', () => {
  const fits = createByteLimit();
  const items = [400_000, 400_000, 400_000, 1].map((length) => ({ text: 'a'.repeat(length) }));
  expect(items.map(fits)).toEqual([true, true, false, false]);
});
