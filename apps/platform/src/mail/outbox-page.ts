import { BlockList, isIPv6 } from 'node:net';
import { desc } from 'drizzle-orm';
import type { Context, Handler } from 'hono';
import type { Database } from '../database/connection';
import { outbox } from '../database/schema';
import { Refusal } from '../http/refusal';
import type { PlatformEnv } from '../http/request-context';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import type { MailDispatcher } from './mail-dispatcher';
import { sealOf } from './post-mail';

const SHOWN = 200;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Added by whatever passes a call on: then the connection says nothing about who calls. */
const PASSED_ON = /^(forwarded|via|x-real-ip|x-forwarded-.*|x-client-ip|true-client-ip|cf-connecting-ip)$/i;

interface OutboxServices {
  db: Database;
  keyring: Keyring;
  dispatcher: MailDispatcher;
}

/**
 * The mails of an installation without a mail server, newest first. They hold links that open accounts, so they are shown
 * to this machine alone: by a connection from loopback, for a host of loopback (a page elsewhere may have its own name
 * lead here), and that nobody has passed on.
 */
export function outboxPage({ db, keyring, dispatcher }: OutboxServices): Handler<PlatformEnv> {
  return async (context) => {
    if (!isFromThisMachine(context)) throw new Refusal(403, message('outbox.loopbackOnly'));
    // What was asked for a moment ago is there already.
    await dispatcher.dispatch();
    const mails = await db
      .select()
      .from(outbox)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(SHOWN);
    return context.json({
      data: mails.map(({ id, kind, recipient, subject, sealedText, createdAt }) => ({
        id,
        kind,
        recipient,
        subject,
        text: keyring.unseal(sealOf(id), sealedText) ?? '',
        createdAt,
      })),
    });
  };
}

function isFromThisMachine(context: Context<PlatformEnv>): boolean {
  const address = context.env.remoteAddress;
  const isPassedOn = Object.keys(context.req.header()).some((name) => PASSED_ON.test(name));
  return (
    address !== undefined &&
    !isPassedOn &&
    isLoopback(address) &&
    isLoopbackHost(context.req.header('Host') ?? '')
  );
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
