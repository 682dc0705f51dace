import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@console/server-kit';
import {
  deliveryOf,
  deliverySession,
  INPUT_SESSION,
  readPlaybackToken,
  shareSession,
  signedPart,
  THUMBNAIL_SESSION,
  type PlaybackGrant,
} from '@console/live/contract';
import type { Keyring } from '../security/keyring';

const KEY_ID = '1';
const PLAYBACK_SECONDS = 6 * 3_600;
const THUMBNAIL_SECONDS = 600;
const UPLOAD_SECONDS = 7 * 86_400;
const DELIVERY_SECONDS = 20 * 365 * 86_400;
/** The viewer in the address that a partner gets. */
const PARTNER = 'partner';

export function playbackKeys({ playback }: Keyring): Record<string, string> {
  return { [KEY_ID]: playback.toString('base64') };
}

/** Says nothing about what it opens. */
export const newPlaybackId = () => randomBytes(12).toString('base64url');

interface Played {
  streamId: string;
  /** The address of the media node. */
  origin: string;
  /** Default: `play`. */
  path?: 'play' | 'ssai';
  /** The playback ID of a shared stream: the session ends with it. */
  sharedAs?: string;
}

export function playbackOf(
  keyring: Keyring,
  { streamId, origin, path = 'play', sharedAs }: Played,
  now: Date,
) {
  const viewer = randomBytes(12).toString('base64url');
  const session = sharedAs === undefined ? viewer : shareSession(sharedAs, viewer);
  const expiresAt = Math.floor(now.getTime() / 1000) + PLAYBACK_SECONDS;
  const token = tokenOf(keyring, { streamId, session, expiresAt, keyId: KEY_ID });
  return {
    url: `${origin}/${path}/${token}/index.m3u8`,
    session,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
}

/** The playlist that another media node reads. It changes every six hours only, and expires six hours later at the earliest. */
export function inputAddress(keyring: Keyring, { streamId, origin }: Played, now: Date): string {
  const period = Math.floor(now.getTime() / 1000 / PLAYBACK_SECONDS);
  const expiresAt = (period + 2) * PLAYBACK_SECONDS;
  const token = tokenOf(keyring, { streamId, session: INPUT_SESSION, expiresAt, keyId: KEY_ID });
  return `${origin}/play/${token}/index.m3u8`;
}

export function thumbnailOf(keyring: Keyring, played: Played, now: Date): string {
  return `${imagesOf(keyring, played, now)}/thumbnail.jpg`;
}

/** The folder of images. It changes every ten minutes only, so that browsers can cache them. */
export function imagesOf(keyring: Keyring, { streamId, origin }: Played, now: Date): string {
  const period = Math.floor(now.getTime() / 1000 / THUMBNAIL_SECONDS);
  const expiresAt = (period + 2) * THUMBNAIL_SECONDS;
  const token = tokenOf(keyring, { streamId, session: THUMBNAIL_SESSION, expiresAt, keyId: KEY_ID });
  return `${origin}/play/${token}`;
}

/** The address that takes the file of a video for a week. */
export function uploadOf(keyring: Keyring, { streamId, origin }: Played, now: Date): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + UPLOAD_SECONDS;
  return `${origin}/upload/${tokenOf(keyring, { streamId, session: 'upload', expiresAt, keyId: KEY_ID })}`;
}

interface Delivered {
  id: string;
  streamId: string;
  createdAt: Date;
}

/** The same as long as the delivery exists. */
export function deliveryToken(keyring: Keyring, delivery: Delivered): string {
  return deliveryTokenOf(keyring, delivery, PARTNER);
}

/** The delivery of a token from `deliveryToken`; undefined for any other text. */
export function readDeliveryToken(keyring: Keyring, token: string): string | undefined {
  const grant = readPlaybackToken(token);
  const isSigned = grant && isSameSecret(token, tokenOf(keyring, grant));
  return isSigned ? deliveryOf(grant.session) : undefined;
}

/** The playlist for one more viewer of a delivery. Partners play for months: the node checks the delivery instead. */
export function deliveryPlayback(keyring: Keyring, delivery: Delivered, origin: string): string {
  const token = deliveryTokenOf(keyring, delivery, randomBytes(12).toString('base64url'));
  return `${origin}/play/${token}/index.m3u8`;
}

function deliveryTokenOf(keyring: Keyring, { id, streamId, createdAt }: Delivered, viewer: string): string {
  const expiresAt = Math.floor(createdAt.getTime() / 1000) + DELIVERY_SECONDS;
  return tokenOf(keyring, { streamId, session: deliverySession(id, viewer), expiresAt, keyId: KEY_ID });
}

function tokenOf({ playback }: Keyring, grant: PlaybackGrant): string {
  const signed = signedPart(grant);
  return `${signed}.${createHmac('sha256', playback).update(signed).digest('base64url')}`;
}
