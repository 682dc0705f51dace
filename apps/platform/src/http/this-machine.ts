import { BlockList, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Message } from '../messages/message';
import { Refusal } from './refusal';
import type { PlatformEnv } from './request-context';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Added by whatever passes a call on: then the connection says nothing about who calls. */
const PASSED_ON = /^(forwarded|via|x-real-ip|x-forwarded-.*|x-client-ip|true-client-ip|cf-connecting-ip)$/i;

/**
 * Lets only this machine pass: a connection from loopback, for a host of loopback (a page elsewhere may have its own name
 * lead here), that nobody has passed on.
 *
 * @throws Refusal 403 with the reason.
 */
export function refuseFromElsewhere(context: Context<PlatformEnv>, reason: Message): void {
  const address = context.env.remoteAddress;
  const isPassedOn = Object.keys(context.req.header()).some((name) => PASSED_ON.test(name));
  const isFromHere =
    address !== undefined &&
    !isPassedOn &&
    isLoopback(address) &&
    isLoopbackHost(context.req.header('Host') ?? '');
  if (!isFromHere) throw new Refusal(403, reason);
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function isLoopbackHost(host: string): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return name === 'localhost' || isLoopback(name);
}
