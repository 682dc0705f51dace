import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from './compressed';

const LIST = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: `Đồng Xanh ${id}` })));

describe('a compressed body', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ] as const)('for %j is %s', async (accepted, encoding, decompress) => {
    const { body, headers } = await compressed(LIST, accepted);
    expect(headers).toEqual({ 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
    expect(body.length).toBeLessThan(LIST.length / 5);
    expect(decompress(body).toString()).toBe(LIST);
  });

  it.each([undefined, '', 'identity', 'zstd', 'br;q=0, gzip;q=0'])(
    'stays as it is for %j',
    async (accepted) => {
      expect(await compressed(LIST, accepted)).toEqual({ body: LIST, headers: { Vary: 'Accept-Encoding' } });
    },
  );

  it('stays as it is where it is short', async () => {
    expect(await compressed('{}', 'br')).toEqual({ body: '{}', headers: {} });
  });
});
