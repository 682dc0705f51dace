import { networkOf } from '@console/server-kit';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { vastCalls } from '../database/schema';
import { HttpError } from './http-error';
import { message } from '../messages/message';
import { MINUTE_MS } from '../time/durations';

/** Counts a call of an address, or of its IPv6 network, to a kind of public page. @throws HttpError 429 with Retry-After */
export async function limitCalls(
  db: Database,
  kind: 'vast' | 'watch' | 'hub' | 'live',
  address: string | null,
  now: Date,
  limit: number,
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const [counted] = await db
    .insert(vastCalls)
    .values({ source: `${kind} ${networkOf(address ?? '')}`, minute, calls: 1 })
    .onConflictDoUpdate({
      target: [vastCalls.source, vastCalls.minute],
      set: { calls: sql`${vastCalls.calls} + 1` },
    })
    .returning();
  if ((counted?.calls ?? 0) <= limit) return;
  const seconds = Math.ceil((minute.getTime() + MINUTE_MS - now.getTime()) / 1000);
  throw new HttpError(429, message('request.tooMany', { minutes: 1 }), {
    headers: { 'Retry-After': String(seconds) },
  });
}
