import { isLocalRequest } from '@console/server-kit';
import type { Context } from 'hono';
import type { Message } from '../messages/message';
import { Refusal } from './http-error';
import type { PlatformEnv } from './request-context';

/** @throws Refusal 403 with the reason, for requests of other machines. */
export function refuseFromElsewhere(context: Context<PlatformEnv>, reason: Message): void {
  if (!isLocalRequest(context.env.remoteAddress, context.req.raw.headers)) throw new Refusal(403, reason);
}
