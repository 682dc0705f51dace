import type { Operation } from '@console/http/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { idempotentAnswers } from '../database/schema';
import { message } from '../messages/message';
import { derivedKey } from '../security/keyring';
import type { Keyring } from '../security/keyring';
import { seal, unseal } from '../security/sealing';
import { HttpError } from '../http/http-error';

const KEY = /^[!-~]{1,200}$/;
const KEPT_MS = 24 * 3_600_000;

interface IdempotentCall {
  key: string;
  actor: Actor;
  token: string;
  operation: Operation;
  /** Parameters and body, as checked. */
  input: unknown;
  keyring: Keyring;
  now: Date;
}

/**
 * Carries a call out once and answers every repeat of it with the first answer, for a day. Work and answer are one
 * transaction: repeats that arrive meanwhile wait for it, and a refusal leaves nothing behind but the count of a wrong
 * guess, so it can be tried again.
 *
 * Answers may hold what is shown only once, such as an API key. Each is sealed with a key derived from the caller's
 * token, of which the database has nothing but the hash: only the session that asked can have it repeated. Calls without
 * a main token take no part, so a token or a password check is never repeated from here.
 */
export async function runOnce(
  db: Database,
  call: IdempotentCall,
  work: (transaction: Database) => Promise<string>,
): Promise<string> {
  const { key, actor, token, operation, input, keyring, now } = call;
  if (!KEY.test(key)) throw new HttpError(400, message('request.idempotencyKey'));
  const { userId } = actor;
  const fingerprint = keyring.fingerprint(JSON.stringify([operation.name, input]));
  const sealingKey = derivedKey(token, 'idempotent answer');
  const purpose = `${userId} ${key}`;

  const outcome = await db.transaction(async (transaction) => {
    await transaction
      .delete(idempotentAnswers)
      .where(lte(idempotentAnswers.createdAt, new Date(now.getTime() - KEPT_MS)));
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
      return answer;
    }

    try {
      const answer = await work(transaction);
      await transaction
        .update(idempotentAnswers)
        .set({ sealedAnswer: seal(sealingKey, purpose, answer) })
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
