import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from './accept-encoding';

/** A page is made anew for each answer: what takes longer than it saves on a line is not worth while. */
const BROTLI_QUALITY = 5;

const WAYS = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** A text in the smallest form that a browser takes, and the headers that say so. */
export async function compressed(
  text: string,
  acceptEncoding: string | null,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const encoding = chooseEncoding(acceptEncoding, ['br', 'gzip']);
  if (!encoding) return { body: text, headers: {} };
  return { body: await WAYS[encoding](text), headers: { 'Content-Encoding': encoding } };
}
