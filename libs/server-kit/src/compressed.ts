import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** Below it a response fits one packet: compression would cost time and save nothing. */
const MIN_LENGTH = 1024;
/** Responses are compressed one by one: a higher quality takes longer than it saves on the line. */
const BROTLI_QUALITY = 4;

const COMPRESS = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** The first of `available` that an Accept-Encoding header accepts; undefined for the identity encoding. */
export function chooseEncoding(
  header: string | null | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  return available.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** A response body in the encoding that the client prefers, with the headers that describe it. Short bodies stay as they are. */
export async function compressed(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  if (text.length < MIN_LENGTH) return { body: text, headers: {} };
  const encoding = chooseEncoding(acceptEncoding, ['br', 'gzip']);
  const vary = { Vary: 'Accept-Encoding' };
  if (!encoding) return { body: text, headers: vary };
  return { body: await COMPRESS[encoding](text), headers: { ...vary, 'Content-Encoding': encoding } };
}
