import { and, isNull, lt, lte, or, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { RateLimitSettings } from '../http/rate-limits';
import type { Database } from '../database/connection';
import { mailTokens, outbox } from '../database/schema';
import type { PlatformMetrics } from '../http/platform-metrics';
import type { Keyring } from '../security/keyring';
import { sealOf, type Sender } from './post-mail';
import { isFinal, reasonOf, type MailSender } from './smtp-sender';
import { DAY_MS } from '../time/durations';

const BATCH = 10;
/** Before the second attempt; tripled with each further one. */
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 2 * 3600;
const RETENTION_MS = 30 * DAY_MS;

interface MailServices {
  db: Database;
  keyring: Keyring;
  log: Logger;
  metrics: PlatformMetrics;
  clock: () => Date;
  consoleUrl: string;
  rateLimits: RateLimitSettings;
  /** Without one, emails stay in the outbox. */
  sender: MailSender | undefined;
  postRequested: (sender: Sender) => Promise<void>;
}

type Mail = typeof outbox.$inferSelect;

/**
 * Sends the outbox. Several processes can share a database: each takes emails that no other has taken, and counts the
 * attempt before sending.
 */
export class MailDispatcher {
  readonly #services: MailServices;
  #round: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(services: MailServices) {
    this.#services = services;
  }

  /** Processes requests and sends due emails; one round at a time. */
  dispatch(): Promise<void> {
    this.#round = this.#round
      .catch(() => undefined)
      .then(() => this.#services.metrics.job('mail', () => this.#dispatchNow()));
    return this.#round;
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#round.catch(() => undefined);
    this.#services.sender?.close();
  }

  async #dispatchNow(): Promise<void> {
    const { clock, sender, postRequested } = this.#services;
    if (this.#closing) return;
    await postRequested({ ...this.#services, now: clock() });
    if (!sender) return;
    let mails: Mail[];
    do {
      mails = await this.#take();
      await Promise.all(mails.map((mail) => this.#send(sender, mail)));
    } while (mails.length === BATCH && !this.#isClosing());
  }

  #isClosing(): boolean {
    return this.#closing;
  }

  #take(): Promise<Mail[]> {
    const { db, clock } = this.#services;
    const now = clock();
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now)))
      .orderBy(outbox.nextAttemptAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const wait = sql`least(${FIRST_WAIT_SECONDS} * power(3, ${outbox.attempts}), ${LONGEST_WAIT_SECONDS})`;
    return db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`,
      })
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning();
  }

  async #send(sender: MailSender, mail: Mail): Promise<void> {
    const { keyring, clock, log } = this.#services;
    const text = keyring.unseal(sealOf(mail.id), mail.sealedText);
    if (text === undefined) return this.#giveUp(mail, 'sealed with another key');
    if (mail.expiresAt <= clock())
      return this.#giveUp(mail, mail.lastError ?? 'expired before it could be sent');
    try {
      const { recipient, subject, language, attachmentName: name, sealedAttachment } = mail;
      const content = sealedAttachment && keyring.unseal(sealOf(mail.id), sealedAttachment);
      const attachment = name !== null && content ? { name, content } : undefined;
      await sender.send({
        id: mail.id,
        recipient,
        subject,
        text,
        html: mailHtml(text, language),
        attachment,
      });
    } catch (error) {
      const reason = reasonOf(error);
      if (isFinal(error) || mail.nextAttemptAt >= mail.expiresAt) return this.#giveUp(mail, reason);
      log.warn({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts, reason }, 'a mail was not sent');
      this.#services.metrics.countMail('deferred');
      await this.#note(mail, { lastError: reason });
      return;
    }
    this.#services.metrics.countMail('sent');
    // The text is deleted, because its link belongs to the recipient.
    await this.#note(mail, { sentAt: clock(), sealedText: '', sealedAttachment: null, lastError: null });
  }

  async #giveUp(mail: Mail, reason: string): Promise<void> {
    const { clock, log, metrics } = this.#services;
    metrics.countMail('given_up');
    log.error({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts, reason }, 'a mail was given up');
    await this.#note(mail, { failedAt: clock(), sealedText: '', sealedAttachment: null, lastError: reason });
  }

  async #note({ id }: Mail, change: Partial<Mail>): Promise<void> {
    await this.#services.db.update(outbox).set(change).where(eq(outbox.id, id));
  }
}

/** Deletes emails and links a month after they were sent, given up or have expired. */
export async function clearOldMails(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS);
  const { sentAt, failedAt, expiresAt } = outbox;
  // Without a mail server, emails are neither sent nor given up.
  await db.delete(outbox).where(or(lt(sentAt, before), lt(failedAt, before), lt(expiresAt, before)));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, before));
}

function mailHtml(text: string, language: string): string {
  const paragraphs = text
    .trim()
    .split('\n\n')
    .map((paragraph) => {
      const escaped = escapeHtml(paragraph);
      return `<p>${/^https?:\/\/\S+$/.test(paragraph) ? `<a href="${escaped}">${escaped}</a>` : escaped}</p>`;
    });
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body>\n${paragraphs.join('\n')}\n</body></html>\n`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
