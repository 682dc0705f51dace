import { describe, expect, it } from 'vitest';
import { readPlaybackToken, signedPart } from './playback-token';

const grant = { streamId: 'stream', session: 'viewer', expiresAt: 1_795_000_000, keyId: 'key' };
const token = `${signedPart(grant)}.signature`;

describe('readPlaybackToken', () => {
  it('reads what signedPart writes', () => {
    expect(readPlaybackToken(token)).toEqual({ ...grant, signature: 'signature' });
  });

  it.each([
    '',
    '....',
    signedPart(grant),
    `${token}.more`,
    token.replace('viewer', ''),
    token.replace(String(grant.expiresAt), '-1'),
    token.replace(String(grant.expiresAt), '1e9'),
    token.replace(String(grant.expiresAt), '1795000000000'),
  ])('rejects "%s"', (text) => {
    expect(readPlaybackToken(text)).toBeUndefined();
  });
});
