import { createHmac } from 'node:crypto';
import { ADMIN_APP_ID } from '@console/http/contract';
import type { CircuitBreaker, OutgoingClient } from '@console/server-kit';
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { alertChannels, alertDeliveries, alerts, members, users } from '../database/schema';
import { countAlertMail } from '../http/rate-limits';
import { postMail, type Sender } from '../mail/post-mail';
import { alertText } from '../mail/texts/alert-text';
import { reasonOf } from '../mail/smtp-sender';
import { secretOf } from './alert-channel-routes';
import { alert as alertResponse, alertRows } from './alert-row';
import { DAY_MS } from '../time/durations';

const BATCH = 20;
const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Before the second attempt, longer than the timeout of the first; quadrupled with each further one. */
const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 3_600;
const MAX_ATTEMPTS = 8;
const RETENTION_MS = 30 * DAY_MS;

interface DeliveryServices extends Omit<Sender, 'now'> {
  db: Database;
  clock: () => Date;
  client: OutgoingClient;
  /** So that a webhook whose host hangs delays no other. */
  breaker: CircuitBreaker;
}

type Channel = typeof alertChannels.$inferSelect;
type Delivery = typeof alertDeliveries.$inferSelect;
interface Outcome extends Pick<Delivery, 'statusCode' | 'error'> {
  /** Not tried again. */
  isFinal?: true;
}

/**
 * Sends messages about alerts that are due. Several processes can share a database: each takes deliveries that no other
 * has taken, and counts the attempt before sending. New messages go before those that failed.
 */
export async function deliverAlerts(services: DeliveryServices): Promise<void> {
  let taken: Delivery[];
  do {
    taken = await take(services);
    await Promise.all(taken.map((delivery) => deliver(services, delivery)));
  } while (taken.length === BATCH);
}

export async function clearOldDeliveries(db: Database, now: Date): Promise<void> {
  await db
    .delete(alertDeliveries)
    .where(lt(alertDeliveries.createdAt, new Date(now.getTime() - RETENTION_MS)));
}

function take({ db, clock }: DeliveryServices): Promise<Delivery[]> {
  const now = clock();
  const due = db
    .select({ id: alertDeliveries.id })
    .from(alertDeliveries)
    .where(
      and(
        isNull(alertDeliveries.sentAt),
        isNull(alertDeliveries.failedAt),
        lte(alertDeliveries.nextAttemptAt, now),
      ),
    )
    .orderBy(alertDeliveries.attempts, alertDeliveries.nextAttemptAt)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const wait = sql`least(${FIRST_WAIT_SECONDS} * power(4, ${alertDeliveries.attempts}), ${LONGEST_WAIT_SECONDS})`;
  return db
    .update(alertDeliveries)
    .set({
      attempts: sql`${alertDeliveries.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`,
    })
    .where(sql`${alertDeliveries.id} = any(array(${due}))`)
    .returning();
}

async function deliver(services: DeliveryServices, delivery: Delivery): Promise<void> {
  const { db, clock } = services;
  const [channel] = await db.select().from(alertChannels).where(eq(alertChannels.id, delivery.channelId));
  if (!channel) return;
  const begin = performance.now();
  const send = channel.kind === 'email' ? sendMail : callWebhook;
  const { isFinal, ...outcome } = await send(services, channel, delivery).catch(
    (error: unknown): Outcome => ({
      statusCode: null,
      error: reasonOf(error),
    }),
  );
  const isOver = isFinal ?? (outcome.error !== null && delivery.attempts >= MAX_ATTEMPTS);
  await db
    .update(alertDeliveries)
    .set({
      ...outcome,
      milliseconds: Math.round(performance.now() - begin),
      ...(outcome.error === null && { sentAt: clock() }),
      ...(isOver && { failedAt: clock() }),
    })
    .where(eq(alertDeliveries.id, delivery.id));
}

async function alertOf(db: Database, { alertId }: Delivery) {
  if (alertId === null) return null;
  const [row] = await alertRows(db).where(eq(alerts.id, alertId));
  return row ? alertResponse(row) : null;
}

/** The outbox sends it, with the ID of the delivery. */
async function sendMail(services: DeliveryServices, channel: Channel, delivery: Delivery): Promise<Outcome> {
  const { db, clock, consoleUrl } = services;
  const alert = await alertOf(db, delivery);
  const to = { email: channel.target, language: channel.language };
  const { id } = delivery;
  const sender = { ...services, now: clock() };
  if (alert) {
    const recipient = { email: channel.target, appId: await countedBy(db, channel) };
    if (!(await countAlertMail(db, services.rateLimits, recipient, clock()))) {
      const limit = services.rateLimits.alertMailsPerRecipient;
      const error = `This address has received ${limit} emails about alerts within an hour, the limit.`;
      return { statusCode: null, error, isFinal: true };
    }
    const { appId, appName, severity } = alert;
    const message = alertText(alert, channel.language);
    const address = new URL(`/apps/${appId}/product/alerts/${alert.id}`, consoleUrl).href;
    const values = { severity, message, app: appName, server: alert.server?.name ?? '', address };
    const kind = delivery.event === 'cleared' ? 'alert-cleared' : 'alert-raised';
    await postMail(db, sender, { id, kind, to, values });
  } else {
    await postMail(db, sender, { id, kind: 'alert-test', to, values: { channel: channel.name } });
  }
  return { statusCode: null, error: null };
}

/** The app whose members or staff receive the emails; undefined for other recipients, whom every app can enter. */
async function countedBy(db: Database, { appId, target }: Channel): Promise<string | undefined> {
  if (appId === ADMIN_APP_ID) return appId;
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(eq(members.appId, appId), eq(members.status, 'active'), eq(users.email, target.toLowerCase())),
    );
  return member && appId;
}

async function callWebhook(
  services: DeliveryServices,
  channel: Channel,
  delivery: Delivery,
): Promise<Outcome> {
  const { db, clock, keyring, client, breaker } = services;
  const secret = keyring.unseal(secretOf(channel.id), channel.sealedSecret ?? '');
  if (secret === undefined) return { statusCode: null, error: 'The secret is sealed with another key.' };
  const event = delivery.event === 'test' ? 'test' : `alert.${delivery.event}`;
  const body = JSON.stringify({
    id: delivery.id,
    event,
    createdAt: delivery.createdAt.toISOString(),
    alert: await alertOf(db, delivery),
  });
  const { status } = await breaker.guard(client, channel.appId).send({
    url: channel.target,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'User-Agent': 'Signalbox',
      'Signalbox-Delivery': delivery.id,
      'Signalbox-Signature': signature(secret, Math.floor(clock().getTime() / 1000), body),
    },
    body,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_RESPONSE_BYTES,
  });
  const isAccepted = status >= 200 && status < 300;
  return { statusCode: status, error: isAccepted ? null : `The response has status ${status}.` };
}

/** `t=<Unix time>,v1=<HMAC-SHA256 of "<Unix time>.<body>" in hex>`. */
export function signature(secret: string, time: number, body: string): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
