import type { IncomingMessage } from 'node:http';
import { OPEN_PATH } from './api-group-paths';
import { isPlainPath } from './request-path';

/** Opened as pages: the start redirects to the provider, the callback to the console. */
const START_OR_CALLBACK = /^\/auth-service\/v1\/users\/login\/(?:github|google)(\/callback)?$/;

/**
 * The address that a response may redirect to: any web address for the start of a social login, this console for its
 * callback, none otherwise.
 */
export function socialLoginRedirect(request: IncomingMessage, response: IncomingMessage): string | undefined {
  const { location } = response.headers;
  const path = START_OR_CALLBACK.exec((request.url ?? '').split('?', 1)[0] ?? '');
  const redirects = response.statusCode === 302 || response.statusCode === 303;
  if (request.method !== 'GET' || !path || !redirects || location === undefined) return undefined;

  const isCallback = path[1] !== undefined;
  const allowed = isCallback ? isOwnAddress(location, request.headers.host) : isWebAddress(location);
  return allowed ? location : undefined;
}

/** Addresses that players open lead to media nodes. */
export function mediaRedirect(request: IncomingMessage, response: IncomingMessage): string | undefined {
  const { location } = response.headers;
  const isPlayed = request.method === 'GET' && (request.url ?? '').startsWith(OPEN_PATH);
  const redirects = response.statusCode === 302 && location !== undefined && isWebAddress(location);
  return isPlayed && redirects ? location : undefined;
}

function isWebAddress(location: string): boolean {
  const address = URL.canParse(location) ? new URL(location) : undefined;
  return (
    address !== undefined &&
    /^https?:\/\//i.test(location) &&
    address.username === '' &&
    address.password === ''
  );
}

/** A path or a full address of this origin. */
function isOwnAddress(location: string, host: string | undefined): boolean {
  if (isWebAddress(location)) return new URL(location).host === host;
  // Browsers read a backslash as a slash: "/\host" is another origin.
  return !location.includes('\\') && isPlainPath(location.split('#', 1)[0] ?? '');
}
