import { once } from 'node:events';
import { createServer, request as send, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import type { S3Settings } from '../vod/s3-storage';

export const BUCKET = 'videos-of-the-platform';

interface MultipartUpload {
  key: string;
  startedAt: Date;
}

/** A local object store; adds the conditional writes and the list of uploads that its library lacks. */
export async function startS3Server() {
  /** What it does with `If-None-Match`. */
  const state = { condition: 'applied' as 'applied' | 'ignored' | 'rejected' };
  const uploads = new Map<string, MultipartUpload>();
  const written = new Set<string>();
  const store = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  store.createBucket(BUCKET);
  const server = createServer((request, response) => {
    const { method, headers, url: path = '/' } = request;
    const { pathname, searchParams } = new URL(path, 'http://127.0.0.1');
    if (method === 'PUT' && headers['if-none-match'] === '*' && state.condition !== 'ignored') {
      const status = state.condition === 'rejected' ? 501 : written.has(pathname) ? 412 : undefined;
      if (status !== undefined) {
        request.resume();
        sendXml(response, status, '<Error><Code>Condition</Code></Error>');
        return;
      }
      written.add(pathname);
    }
    if (method === 'GET' && searchParams.has('uploads')) {
      sendXml(response, 200, listOf(uploads, searchParams.get('prefix') ?? ''));
      return;
    }
    uploads.delete(searchParams.get('uploadId') ?? '');
    const forwarded = send({ host: '127.0.0.1', port: store.port, method, path, headers }, (result) => {
      response.writeHead(result.statusCode ?? 500, result.headers);
      result.pipe(response);
      if (method === 'POST' && searchParams.has('uploads'))
        void text(result).then((body) => {
          const [, id = ''] = /<UploadId>(.*)<\/UploadId>/.exec(body) ?? [];
          uploads.set(id, { key: pathname.slice(`/${BUCKET}/`.length), startedAt: new Date() });
        });
    });
    request.pipe(forwarded);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const settings: S3Settings = { endpoint, bucket: BUCKET, region: 'us-east-1', ...credentials };
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  const stop = async () => {
    client.destroy();
    server.close();
    await store.stop();
  };
  return { settings, client, uploads, state, written, stop };
}

function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
}

function listOf(uploads: ReadonlyMap<string, MultipartUpload>, prefix: string): string {
  const rows = [...uploads]
    .filter(([, { key }]) => key.startsWith(prefix))
    .map(([id, { key, startedAt }]) => {
      const began = startedAt.toISOString();
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${began}</Initiated></Upload>`;
    });
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`;
}
