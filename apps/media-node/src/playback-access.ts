import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { readPlaybackToken, signedPart, type PlaybackGrant } from '@console/live/contract';
import { isSameSecret } from '@console/server-kit';

/** By their ID. */
export type PlaybackKeys = ReadonlyMap<string, KeyObject>;

/** Of keys in base64, by their ID. */
export function readPlaybackKeys(keys: Readonly<Record<string, string>>): PlaybackKeys {
  return new Map(Object.entries(keys).map(([id, key]) => [id, createSecretKey(key, 'base64')]));
}

/** The response of a node that has no keys yet. Players and uploads try again. */
export const NOT_READY = ['The media node has just started', 503] as const;

/** What a playback token grants. Whether it has expired is said only of tokens that the platform has signed. */
export function checkPlayback(
  token: string,
  keys: PlaybackKeys,
  now: number,
): PlaybackGrant | 'wrong' | 'expired' {
  const grant = readPlaybackToken(token);
  const key = grant && keys.get(grant.keyId);
  if (!grant || !key) return 'wrong';
  const expected = createHmac('sha256', key).update(signedPart(grant)).digest('base64url');
  if (!isSameSecret(grant.signature, expected)) return 'wrong';
  return grant.expiresAt * 1_000 > now ? grant : 'expired';
}
