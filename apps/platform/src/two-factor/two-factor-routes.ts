import { enableTwoFactor, recoverTwoFactor, setUpTwoFactor, verifyTwoFactor } from '@console/auth/contract';
import { route } from '../http/route';
import { message } from '../messages/message';
import { enable, setUp } from './enrolment';
import { spendRecoveryCode } from './recovery-codes';
import { countAttempt, exchangePendingSession, refuseWrongCode } from './second-factor';
import { acceptedStep, spendStep } from './totp';

export const twoFactorRoutes = [
  route(setUpTwoFactor, ({ actor, db, keyring, now }) => setUp(db, keyring, actor.user, now)),

  route(enableTwoFactor, async ({ body, actor, db, keyring, now }) => ({
    recoveryCodes: await enable(db, keyring, actor, body.code, now),
  })),

  route(verifyTwoFactor, async ({ body, actor, db, keyring, now, request }) => {
    const attempt = await countAttempt(db, actor.userId, now);
    const secret = keyring.unseal(actor.userId, attempt.sealedSecret);
    if (secret === undefined) throw new Error('The second factor was sealed with another key.');
    const step = acceptedStep(secret, body.code, now);

    const answer = await db.transaction(async (transaction) => {
      if (step === undefined || !(await spendStep(transaction, actor.userId, step))) return undefined;
      return exchangePendingSession(transaction, actor, request.userAgent, now);
    });
    return answer ?? refuseWrongCode(db, actor.userId, attempt, 'code', message('twoFactor.wrongCode'));
  }),

  route(recoverTwoFactor, async ({ body, actor, db, now, request }) => {
    const attempt = await countAttempt(db, actor.userId, now);
    const answer = await db.transaction(async (transaction) => {
      if (!(await spendRecoveryCode(transaction, actor.userId, body.recoveryCode, now))) return undefined;
      return exchangePendingSession(transaction, actor, request.userAgent, now);
    });
    return (
      answer ??
      refuseWrongCode(db, actor.userId, attempt, 'recoveryCode', message('twoFactor.wrongRecoveryCode'))
    );
  }),
];
