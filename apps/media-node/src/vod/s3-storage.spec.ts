import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { S3Storage } from './s3-storage';

it('gives up calls that a store does not answer', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = new S3Storage(
    { endpoint, bucket: 'videos', region: 'local', accessKeyId: 'id', secretAccessKey: 'secret' },
    50,
  );
  await expect(storage.read('source')).rejects.toMatchObject({ name: 'TimeoutError' });
});
