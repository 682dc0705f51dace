import { rateLimitOf, type Operation } from '@console/http/contract';
import { networkOf } from '@console/server-kit';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { rateLimits } from '../database/schema';
import { message } from '../messages/message';
import { hashToken } from '../security/token';
import { HttpError } from './http-error';
import type { Input } from './read-input';

const HOUR_SECONDS = 3600;

/** Limits per hour. */
export interface RateLimitSettings {
  perCaller: number;
  perAddress: number;
  /** Emails to one address that its holder did not necessarily request. */
  mailsPerRecipient: number;
  /** Emails about alerts to one address. */
  alertMailsPerRecipient: number;
}

interface LimitedCall {
  operation: Operation;
  input: Input;
  userId: string | undefined;
  ip: string | null;
  now: Date;
}

export function countsCall(operation: Operation, body: unknown): boolean {
  const limit = rateLimitOf(operation);
  if (typeof limit !== 'object') return limit === 'calls';
  return typeof body === 'object' && body !== null && limit.callsWith in body;
}

/** Counts a call for its caller and address. A rollback reverts the count. @throws HttpError 429 with Retry-After */
export async function enforceRateLimits(
  db: Database,
  { perCaller, perAddress }: RateLimitSettings,
  { operation, input, userId, ip, now }: LimitedCall,
): Promise<void> {
  if (!countsCall(operation, input.body)) return;
  const { name } = operation;
  await db.transaction(async (transaction) => {
    if (userId !== undefined) await countOne(transaction, `caller ${userId} ${name}`, perCaller, now);
    if (ip !== null) await countOne(transaction, `address ${networkOf(ip)} ${name}`, perAddress, now);
  });
}

/** Calls of an address that may fail, such as guesses of passwords. */
interface Attempt {
  operation: Operation;
  ip: string | null;
  now: Date;
}

/** Rejects further attempts of an address after too many failures. @throws HttpError 429 with Retry-After */
export async function rejectAfterFailures(
  db: Database,
  { perAddress }: RateLimitSettings,
  attempt: Attempt,
): Promise<void> {
  if (attempt.ip === null) return;
  const seconds = await secondsUntilNext(
    db,
    failureKey(attempt.operation, attempt.ip),
    perAddress,
    attempt.now,
  );
  if (seconds !== undefined) throw tooManyCalls(seconds);
}

export async function countFailure(
  db: Database,
  { perAddress }: RateLimitSettings,
  { operation, ip, now }: Attempt,
): Promise<void> {
  if (ip !== null) await secondsToWait(db, failureKey(operation, ip), perAddress, now);
}

function failureKey({ name }: Operation, ip: string): string {
  return `address ${networkOf(ip)} ${name}`;
}

async function countOne(db: Database, key: string, limit: number, now: Date): Promise<void> {
  const seconds = await secondsToWait(db, key, limit, now);
  if (seconds !== undefined) throw tooManyCalls(seconds);
}

function tooManyCalls(seconds: number): HttpError {
  const reason = message('request.tooMany', { minutes: Math.ceil(seconds / 60) });
  return new HttpError(429, reason, { headers: { 'Retry-After': String(seconds) } });
}

/** Counts an email to this address; false beyond the limit. */
export async function countMail(
  db: Database,
  { mailsPerRecipient }: RateLimitSettings,
  email: string,
  now: Date,
): Promise<boolean> {
  const key = `recipient ${hashToken(email.toLowerCase())}`;
  return (await secondsToWait(db, key, mailsPerRecipient, now)) === undefined;
}

/** Counts an email about an alert to this address, by app if there is one; false beyond the limit. */
export async function countAlertMail(
  db: Database,
  { alertMailsPerRecipient }: RateLimitSettings,
  { email, appId }: { email: string; appId: string | undefined },
  now: Date,
): Promise<boolean> {
  const key = `alerts ${appId ?? ''} ${hashToken(email.toLowerCase())}`;
  return (await secondsToWait(db, key, alertMailsPerRecipient, now)) === undefined;
}

/** @returns Seconds to wait; undefined if the call was counted. */
async function secondsToWait(
  db: Database,
  key: string,
  limit: number,
  now: Date,
): Promise<number | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const recent = sql`array(select t from unnest(${rateLimits}.times) t where t > ${at} - interval '1 hour' order by t)`;
  const expiresAt = new Date(now.getTime() + HOUR_SECONDS * 1000);
  const counted = await db
    .insert(rateLimits)
    .values({ key, times: [now], expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { times: sql`${recent} || ${at}`, expiresAt },
      setWhere: sql`cardinality(${recent}) < ${limit}`,
    })
    .returning({ key: rateLimits.key });
  return counted.length > 0 ? undefined : ((await secondsUntilNext(db, key, limit, now)) ?? 1);
}

/** Undefined below the limit. */
async function secondsUntilNext(
  db: Database,
  key: string,
  limit: number,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db.select({ times: rateLimits.times }).from(rateLimits).where(eq(rateLimits.key, key));
  const begin = row?.times.at(-limit);
  const seconds = begin && Math.ceil((begin.getTime() - now.getTime()) / 1000) + HOUR_SECONDS;
  return seconds !== undefined && seconds > 0 ? seconds : undefined;
}

export async function clearRateLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(and(lte(rateLimits.expiresAt, now)));
}
