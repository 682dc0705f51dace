import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { AssetStorage, StaleUpload } from './asset-storage';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const ID_KEY = 'storage-id';
/** Nodes that start at the same time have written their IDs after this. */
const SETTLE_MS = 1_000;
/** Without a byte from the store or to it. */
const IDLE_MS = 60_000;
/** In one call. */
const MAX_DELETED = 1_000;

/** A bucket of Amazon S3 or of another object store with its interface. */
export class S3Storage implements AssetStorage {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(
    { bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
    idleMs: number = IDLE_MS,
  ) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Other object stores have no bucket names in host names, and not every checksum.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A store that hangs would stop the node's reports.
      requestHandler: { connectionTimeout: idleMs, socketTimeout: idleMs },
    });
  }

  async id(): Promise<string> {
    const known = await this.read(ID_KEY);
    if (known) return known.toString().trim();
    await this.#createId();
    // Without support for the condition the last node wins.
    await sleep(SETTLE_MS);
    return this.id();
  }

  async put(key: string, file: string): Promise<void> {
    const params = { Bucket: this.#bucket, Key: key, Body: createReadStream(file) };
    await new Upload({ client: this.#client, params }).done();
  }

  async read(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const content = await this.#open(key);
    return content && Buffer.from(await content.transformToByteArray());
  }

  async fetchTo(key: string, file: string, signal: AbortSignal): Promise<void> {
    const content = await this.#open(key, signal);
    if (!content) throw new Error(`The storage lacks ${key}.`);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(Readable.fromWeb(content.transformToWebStream()), createWriteStream(file), { signal });
  }

  async *list(prefix: string): AsyncIterable<{ key: string; bytes: number }> {
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: prefix, ContinuationToken: token }),
      );
      for (const { Key, Size } of page.Contents ?? [])
        if (Key !== undefined) yield { key: Key, bytes: Size ?? 0 };
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async delete(prefix: string): Promise<void> {
    const keys: { Key: string }[] = [];
    for await (const { key } of this.list(prefix)) keys.push({ Key: key });
    for (let at = 0; at < keys.length; at += MAX_DELETED) {
      const Objects = keys.slice(at, at + MAX_DELETED);
      const { Errors: errors = [] } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
      );
      if (errors.length > 0)
        throw new Error(`The storage deleted not all files: ${errors[0]?.Message ?? ''}`);
    }
  }

  async staleUploads(prefix: string, before: Date): Promise<StaleUpload[]> {
    const stale: StaleUpload[] = [];
    const Bucket = this.#bucket;
    let from: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {};
    while (from) {
      const page: ListMultipartUploadsCommandOutput = await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: prefix, ...from }),
      );
      for (const { Key = '', UploadId, Initiated } of page.Uploads ?? [])
        if (Initiated && Initiated < before)
          stale.push({
            key: Key,
            abort: async () => {
              await this.#client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
            },
          });
      from = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
    }
    return stale;
  }

  /** Of several nodes that start at the same time, the first one wins. */
  async #createId(): Promise<void> {
    const params = { Bucket: this.#bucket, Key: ID_KEY, Body: randomUUID() };
    try {
      await this.#client.send(new PutObjectCommand({ ...params, IfNoneMatch: '*' }));
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      // 409: another node is writing it.
      if (status === 412 || status === 409) return;
      if (status !== 501) throw error;
      await this.#client.send(new PutObjectCommand(params));
    }
  }

  async #open(key: string, abortSignal?: AbortSignal) {
    try {
      const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key });
      return (await this.#client.send(command, abortSignal && { abortSignal })).Body;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }
}
