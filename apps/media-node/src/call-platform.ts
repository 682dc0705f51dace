import type { z } from 'zod';

interface NodeOperation<Body, Response> {
  method: string;
  path: string;
  body: Body;
  response: Response;
}

/** What fits into a request; the platform takes 1 MiB. */
const MAX_ITEM_BYTES = 900_000;

/**
 * Sends what the platform can store: text of others, such as an ad's title, loses NUL and halves of characters.
 * @throws Error for a platform without a valid response
 */
export async function callPlatform<Body extends z.ZodType, Response extends z.ZodType>(
  { method, path, response: schema }: NodeOperation<Body, Response>,
  { platform, body, signal }: { platform: URL; body: z.input<Body>; signal: AbortSignal },
): Promise<z.output<Response>> {
  const response = await fetch(platform.href.replace(/\/$/, '') + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body, storable),
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(problemOf(response.status));
  return schema.parse(await response.json());
}

function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
}

/** Returns whether an item fits into a request after those before it. */
export function createByteLimit(): (item: object) => boolean {
  let bytes = 0;
  return (item) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return bytes <= MAX_ITEM_BYTES;
  };
}

function problemOf(status: number): string {
  if (status === 401) return 'The platform has another MEDIA_NODE_TOKEN.';
  if (status === 404) return 'The platform takes no media nodes.';
  return `The platform returned ${status}.`;
}
