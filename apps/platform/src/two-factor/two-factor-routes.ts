import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  recoverTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  verifyTwoFactor,
} from '@console/auth/contract';
import { recordOwnAudit } from '../audit/record-audit';
import { checkPassword } from '../accounts/sign-in';
import { rememberDevice } from '../authorization/remembered-devices';
import { endOtherSessions } from '../authorization/sessions';
import { fieldError } from '../http/http-error';
import { route } from '../http/route';
import { postMail } from '../mail/post-mail';
import { message } from '../messages/message';
import { enable, endTwoFactor, findEnrollment, setUp } from './enrollment';
import { issueRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { countAttempt, exchangePendingSession, rejectWrongCode, requireCode } from './second-factor';
import { acceptedStep, spendStep } from './totp';

export const twoFactorRoutes = [
  route(setUpTwoFactor, ({ actor, db, keyring, now }) => setUp(db, keyring, actor.user, now)),

  route(enableTwoFactor, async (call) => ({ recoveryCodes: await enable(call) })),

  route(getTwoFactor, ({ actor, db }) => findEnrollment(db, actor.userId)),

  route(renewRecoveryCodes, async (call) => {
    const { actor, body, db, keyring, now } = call;
    await requireCode(db, keyring, actor, body.code, now);
    return db.transaction(async (transaction) => {
      await recordOwnAudit({ ...call, db: transaction });
      return { recoveryCodes: await issueRecoveryCodes(transaction, actor.userId, now) };
    });
  }),

  route(disableTwoFactor, async (call) => {
    const { actor, body, db, keyring, now } = call;
    const { email } = actor.user;
    if (!(await checkPassword(db, { email, password: body.password }, now))) {
      throw fieldError(400, 'password', message('password.wrong'), { keepsWrites: true });
    }
    await requireCode(db, keyring, actor, body.code, now);
    await db.transaction(async (transaction) => {
      await endTwoFactor(transaction, actor.userId, now);
      await endOtherSessions(transaction, actor);
      await postMail(transaction, call, { kind: 'two-factor-ended', to: actor.user, values: {} });
      await recordOwnAudit({ ...call, db: transaction });
    });
    return {};
  }),

  route(verifyTwoFactor, async (call) => {
    const { body, actor, db, keyring, now, request, installation } = call;
    const attempt = await countAttempt(db, actor.userId, now);
    const secret = keyring.unseal(actor.userId, attempt.sealedSecret);
    if (secret === undefined) throw new Error('The second factor was sealed with another key.');
    const step = acceptedStep(secret, body.code, now);

    const answer = await db.transaction(async (transaction) => {
      if (step === undefined || !(await spendStep(transaction, actor.userId, step))) return undefined;
      const days = installation.rememberDeviceDays;
      if (!body.rememberDevice || days === 0) return exchangePendingSession(transaction, call);
      const { deviceId, deviceToken } = await rememberDevice(transaction, {
        userId: actor.userId,
        days,
        userAgent: request.userAgent,
        ip: request.ip,
        now,
      });
      const signedIn = await exchangePendingSession(transaction, call, { deviceId });
      return signedIn && { ...signedIn, deviceToken };
    });
    return answer ?? rejectWrongCode(db, actor.userId, attempt, 'code', message('twoFactor.wrongCode'));
  }),

  route(recoverTwoFactor, async (call) => {
    const { body, actor, db, now } = call;
    const attempt = await countAttempt(db, actor.userId, now);
    const answer = await db.transaction(async (transaction) => {
      if (!(await spendRecoveryCode(transaction, actor.userId, body.recoveryCode, now))) return undefined;
      const { recoveryCodesLeft } = await findEnrollment(transaction, actor.userId);
      const signedIn = await exchangePendingSession(transaction, call, { detail: { recoveryCodesLeft } });
      return signedIn && { ...signedIn, recoveryCodesLeft };
    });
    return (
      answer ??
      rejectWrongCode(db, actor.userId, attempt, 'recoveryCode', message('twoFactor.wrongRecoveryCode'))
    );
  }),
];
