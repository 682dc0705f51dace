import type { Operation } from '@console/http/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { idempotentAnswers } from '../database/schema';
import { message } from '../messages/message';
import { derivedKey, type Keyring } from '../security/keyring';
import { seal, unseal } from '../security/sealing';
import { HttpError } from '../http/http-error';
import { DAY_MS } from '../time/durations';

const KEY = /^[!-~]{1,200}$/;
const RETENTION_MS = DAY_MS;

interface IdempotentCall {
  key: string;
  actor: Actor;
  token: string;
  operation: Operation;
  input: unknown;
  keyring: Keyring;
  now: Date;
}

interface Answered {
  json: string;
  etag: string | undefined;
}

/**
 * Runs a call once and returns the first response for repeats within a day. Call and response share a transaction, so
 * concurrent repeats wait, and a failed call can be retried. Responses can hold secrets that are shown once, such as
 * API keys: each is sealed with a key derived from the caller's token, so only the same session can read it again.
 */
export async function runOnce(
  db: Database,
  call: IdempotentCall,
  work: (transaction: Database) => Promise<Answered>,
): Promise<Answered> {
  const { key, actor, token, operation, input, keyring, now } = call;
  if (!KEY.test(key)) throw new HttpError(400, message('request.idempotencyKey'));
  const { userId } = actor;
  const fingerprint = keyring.fingerprint(JSON.stringify([operation.name, input]));
  const sealingKey = derivedKey(token, 'idempotent answer');
  const purpose = `${userId} ${key}`;

  const outcome = await db.transaction(async (transaction) => {
    await transaction
      .delete(idempotentAnswers)
      .where(lte(idempotentAnswers.createdAt, new Date(now.getTime() - RETENTION_MS)));
    const claimed = await transaction
      .insert(idempotentAnswers)
      .values({ userId, key, fingerprint, status: operation.status ?? 200, sealedAnswer: '', createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotentAnswers.key });
    const mine = and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));

    if (claimed.length === 0) {
      const [first] = await transaction.select().from(idempotentAnswers).where(mine);
      if (first?.fingerprint !== fingerprint) throw new HttpError(422, message('request.keyReused'));
      const answer = unseal(sealingKey, purpose, first.sealedAnswer);
      if (answer === undefined) throw new HttpError(409, message('request.answerSealed'));
      return answeredIn(answer);
    }

    try {
      const answer = await work(transaction);
      await transaction
        .update(idempotentAnswers)
        .set({ sealedAnswer: seal(sealingKey, purpose, textOf(answer)) })
        .where(mine);
      return answer;
    } catch (error) {
      if (!(error instanceof HttpError && error.extras.keepsWrites)) throw error;
      await transaction.delete(idempotentAnswers).where(mine);
      return error;
    }
  });
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}

/** JSON has no line breaks, so the ETag precedes it on a line of its own. */
function textOf({ json, etag }: Answered): string {
  return etag === undefined ? json : `${etag}\n${json}`;
}

function answeredIn(text: string): Answered {
  const end = text.indexOf('\n');
  return end === -1
    ? { json: text, etag: undefined }
    : { json: text.slice(end + 1), etag: text.slice(0, end) };
}
