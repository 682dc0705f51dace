import { isLocalRequest, type Networks, plainAddress } from '@console/server-kit';
import type { Context } from 'hono';
import type { Message } from '../messages/message';
import { HttpError } from './http-error';
import type { PlatformEnv } from './request-context';
import { isIP } from 'node:net';

/** The client's address: the socket's, or the last address in `X-Forwarded-For` that no trusted proxy has. */
export function callerAddress(context: Context<PlatformEnv>, trusted: Networks): string | null {
  // Requests of tests have no connection.
  const connection = plainAddress((context.env as PlatformEnv['Bindings'] | undefined)?.remoteAddress ?? '');
  const named = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => plainAddress(address.trim()));
  const way = [...named, connection];
  while (way.length > 1 && trusted.has(way.at(-1) ?? '')) {
    if (isIP(way.at(-2) ?? '') === 0) break;
    way.pop();
  }
  const address = way.at(-1) ?? '';
  return isIP(address) === 0 ? null : address;
}

/** @throws HttpError 403 for requests of other machines. */
export function requireLocal(context: Context<PlatformEnv>, reason: Message): void {
  if (!isLocalRequest(context.env.remoteAddress, context.req.raw.headers)) throw new HttpError(403, reason);
}
