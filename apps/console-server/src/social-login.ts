import type { IncomingMessage } from 'node:http';
import { isPlainPath } from './request-path';

/** Opened as pages, not called: the platform sends the person to the provider, and from there back to the console. */
const START_OR_CALLBACK = /^\/auth-service\/v1\/users\/login\/(?:github|google)(\/callback)?$/;

/**
 * Where an answer may send the browser, or undefined. Only the start of a social login may send it anywhere else, to a
 * web address; its callback leads back to this console; nothing else leads anywhere.
 */
export function socialLoginPlace(request: IncomingMessage, answer: IncomingMessage): string | undefined {
  const { location } = answer.headers;
  const path = START_OR_CALLBACK.exec((request.url ?? '').split('?', 1)[0] ?? '');
  const redirects = answer.statusCode === 302 || answer.statusCode === 303;
  if (request.method !== 'GET' || !path || !redirects || location === undefined) return undefined;

  const isCallback = path[1] !== undefined;
  const allowed = isCallback ? leadsBack(location, request.headers.host) : isWebAddress(location);
  return allowed ? location : undefined;
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

/** A path of this origin, or its address in full. */
function leadsBack(location: string, host: string | undefined): boolean {
  if (isWebAddress(location)) return new URL(location).host === host;
  // Browsers read a backslash as a slash, so that "/\host" is another origin.
  return !location.includes('\\') && isPlainPath(location.split('#', 1)[0] ?? '');
}
