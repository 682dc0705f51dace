import { createHmac, randomBytes } from 'node:crypto';
import { signedPart, THUMBNAIL_SESSION, type PlaybackGrant } from '@console/live/contract';
import type { Keyring } from '../security/keyring';

const KEY_ID = '1';
const PLAYBACK_SECONDS = 6 * 3_600;
const THUMBNAIL_SECONDS = 600;

export function playbackKeys({ playback }: Keyring): Record<string, string> {
  return { [KEY_ID]: playback.toString('base64') };
}

interface Played {
  streamId: string;
  /** The address of the media node. */
  origin: string;
  /** Default: `play`. */
  path?: 'play' | 'ssai';
}

export function playbackOf(keyring: Keyring, { streamId, origin, path = 'play' }: Played, now: Date) {
  const session = randomBytes(12).toString('base64url');
  const expiresAt = Math.floor(now.getTime() / 1000) + PLAYBACK_SECONDS;
  const token = tokenOf(keyring, { streamId, session, expiresAt, keyId: KEY_ID });
  return {
    url: `${origin}/${path}/${token}/index.m3u8`,
    session,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
}

/** The address changes every ten minutes only, so that browsers can cache the image. */
export function thumbnailOf(keyring: Keyring, { streamId, origin }: Played, now: Date): string {
  const period = Math.floor(now.getTime() / 1000 / THUMBNAIL_SECONDS);
  const expiresAt = (period + 2) * THUMBNAIL_SECONDS;
  const token = tokenOf(keyring, { streamId, session: THUMBNAIL_SESSION, expiresAt, keyId: KEY_ID });
  return `${origin}/play/${token}/thumbnail.jpg`;
}

function tokenOf({ playback }: Keyring, grant: PlaybackGrant): string {
  const signed = signedPart(grant);
  return `${signed}.${createHmac('sha256', playback).update(signed).digest('base64url')}`;
}
