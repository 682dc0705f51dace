/**
 * A playback address is `{origin}/play/{token}/{file}` with the token
 * `{streamId}.{session}.{expiry}.{keyId}.{signature}`:
 * `session` is unique per viewer (`thumbnail` for images, `input` for channels on other nodes), `expiry` is in Unix seconds, and `signature` is the
 * HMAC-SHA256 of everything before its dot, with the key of that ID, in base64url.
 */
export interface PlaybackGrant {
  streamId: string;
  session: string;
  /** Unix seconds. */
  expiresAt: number;
  keyId: string;
}

/** The part of a playback token that is signed. */
export function signedPart({ streamId, session, expiresAt, keyId }: PlaybackGrant): string {
  return [streamId, session, expiresAt, keyId].join('.');
}

/** Undefined for text that is no playback token. The signature is not verified. */
export function readPlaybackToken(token: string): (PlaybackGrant & { signature: string }) | undefined {
  const [streamId, session, expiry, keyId, signature, ...others] = token.split('.');
  if (!streamId || !session || !expiry || !keyId || !signature || others.length > 0) return undefined;
  if (!/^\d{1,12}$/.test(expiry)) return undefined;
  return { streamId, session, expiresAt: Number(expiry), keyId, signature };
}

/** Sessions of images are no viewers. */
export const THUMBNAIL_SESSION = 'thumbnail';

/** Channels on other nodes are no viewers: they get what arrives of a stream. */
export const INPUT_SESSION = 'input';

/** The session of a viewer of a delivery. It plays as long as the delivery exists. */
export function deliverySession(deliveryId: string, viewer: string): string {
  return `hub~${deliveryId}~${viewer}`;
}

/** The session of a viewer of a shared stream. It plays until sharing stops. */
export function shareSession(playbackId: string, viewer: string): string {
  return `share~${playbackId}~${viewer}`;
}

/** The playback ID of a session; undefined for viewers without a shared page. */
export function shareOf(session: string): string | undefined {
  return /^share~([^~]+)~/.exec(session)?.[1];
}

/** The delivery of a session; undefined for other viewers. */
export function deliveryOf(session: string): string | undefined {
  return /^hub~([^~]+)~/.exec(session)?.[1];
}
