import type { z } from 'zod';

interface NodeOperation<Body, Response> {
  method: string;
  path: string;
  body: Body;
  response: Response;
}

/** @throws Error for a platform without a valid response */
export async function callPlatform<Body extends z.ZodType, Response extends z.ZodType>(
  { method, path, response: schema }: NodeOperation<Body, Response>,
  { platform, body, signal }: { platform: URL; body: z.input<Body>; signal: AbortSignal },
): Promise<z.output<Response>> {
  const response = await fetch(platform.href.replace(/\/$/, '') + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(problemOf(response.status));
  return schema.parse(await response.json());
}

function problemOf(status: number): string {
  if (status === 401) return 'The platform has another MEDIA_NODE_TOKEN.';
  if (status === 404) return 'The platform takes no media nodes.';
  return `The platform returned ${status}.`;
}
