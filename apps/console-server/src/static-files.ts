import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseEncoding, type Encoding } from '@console/server-kit';
import { getMimeType } from 'hono/utils/mime';

const ENCODINGS: readonly { name: Encoding; suffix: string }[] = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** Compressed variants are sent in place of their file; source maps are for tools. */
const NOT_SERVED = [...ENCODINGS.map(({ suffix }) => suffix), '.map'];

/** Rewritten by each build and polled by open tabs. */
const BUILD_FILES = ['builds/latest.json', 'build-time.json'];

/**
 * Serves a file of the build in the smallest accepted encoding; undefined if there is none. Files are looked up for
 * each request, so that a new build is served at once.
 */
export async function staticFile(
  root: string,
  segments: string[],
  headers: Headers,
): Promise<Response | undefined> {
  const path = segments.join('/');
  if (NOT_SERVED.some((suffix) => path.endsWith(suffix))) return undefined;
  const file = join(root, ...segments);
  if (!(await identify(file))) return undefined;

  const variants = await variantsOf(file);
  const encoding = chooseEncoding(headers.get('Accept-Encoding'), [...variants.keys()]);
  const chosen = encoding ? `${file}${variants.get(encoding) ?? ''}` : file;
  const tag = await identify(chosen);
  if (!tag) return undefined;

  const response = new Headers({ 'Cache-Control': cachePolicy(path), ETag: tag });
  if (variants.size > 0) response.set('Vary', 'Accept-Encoding');
  if (matches(headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers: response });

  response.set('Content-Type', getMimeType(path) ?? 'application/octet-stream');
  if (encoding) response.set('Content-Encoding', encoding);
  const body = await readFile(chosen);
  response.set('Content-Length', String(body.byteLength));
  return new Response(body, { headers: response });
}

function cachePolicy(path: string): string {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return BUILD_FILES.includes(path) ? 'no-store' : 'no-cache';
}

async function variantsOf(file: string): Promise<Map<Encoding, string>> {
  const found = await Promise.all(
    ENCODINGS.map(async ({ name, suffix }) =>
      (await identify(file + suffix)) ? ([name, suffix] as const) : undefined,
    ),
  );
  return new Map(found.filter((entry) => entry !== undefined));
}

async function identify(file: string): Promise<string | undefined> {
  try {
    const status = await stat(file);
    if (!status.isFile()) return undefined;
    return `W/"${status.size.toString(36)}-${Math.trunc(status.mtimeMs).toString(36)}"`;
  } catch {
    return undefined;
  }
}

function matches(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tags = ifNoneMatch.split(',').map((entry) => entry.trim());
  return tags.includes('*') || tags.includes(tag);
}
