import { desc } from 'drizzle-orm';
import type { Handler } from 'hono';
import type { Database } from '../database/connection';
import { outbox } from '../database/schema';
import type { PlatformEnv } from '../http/request-context';
import { requireLocal } from '../http/caller-address';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import type { MailDispatcher } from './mail-dispatcher';
import { sealOf } from './post-mail';

const SHOWN = 200;

interface OutboxServices {
  db: Database;
  keyring: Keyring;
  dispatcher: MailDispatcher;
}

/**
 * The latest emails of an installation without a mail server, for this machine only, because their links open
 * accounts.
 */
export function outboxPage({ db, keyring, dispatcher }: OutboxServices): Handler<PlatformEnv> {
  return async (context) => {
    requireLocal(context, message('outbox.loopbackOnly'));
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
