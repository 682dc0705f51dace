import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  MAX_PASSKEYS,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  type Passkey,
} from '@console/auth/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { checkPassword, openMainSession } from '../accounts/sign-in';
import { recordOwnAudit } from '../audit/record-audit';
import { currentUser, userColumns, type Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { passkeys, twoFactors, users } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { postMail } from '../mail/post-mail';
import { message } from '../messages/message';
import { CHALLENGE_MS, issueChallenge, useChallenge } from './passkey-challenges';
import { requireRelyingParty } from './relying-party';

const PRODUCT = 'Signalbox';
/** EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

export const passkeyRoutes = [
  route(listPasskeys, async ({ actor, db }) => ({
    data: (await passkeysOf(db, actor.userId)).map(passkeyOf),
  })),

  route(beginPasskey, async ({ actor, body, consoleUrl, db, now }) => {
    const { id: rpId } = requireRelyingParty(consoleUrl);
    const { email, name, twoFAEnabled } = actor.user;
    // Without it the account has no recovery codes for a lost passkey.
    if (!twoFAEnabled) throw new HttpError(409, message('twoFactor.notEnabled'));
    await requirePassword({ actor, body, db, now });
    const existing = await passkeysOf(db, actor.userId);
    rejectTooMany(existing);
    return {
      rp: { id: rpId, name: PRODUCT },
      user: { id: Buffer.from(actor.userId).toString('base64url'), name: email, displayName: name },
      challenge: await issueChallenge(db, actor.userId, now),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: existing.map(({ credentialId: id }) => ({ type: 'public-key' as const, id })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    };
  }),

  routeInTransaction(addPasskey, async (call) => {
    const { actor, body, consoleUrl, now } = call;
    const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(consoleUrl);
    if (!actor.user.twoFAEnabled) throw new HttpError(409, message('twoFactor.notEnabled'));
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...body.credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => useChallenge(call.db, challenge, actor.userId, now),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(notVerified);
    if (!registrationInfo) return notVerified();
    const { credential } = registrationInfo;
    rejectTooMany(await passkeysOf(call.db, actor.userId));
    const [added] = await call.db
      .insert(passkeys)
      .values({
        id: newId(now),
        userId: actor.userId,
        name: body.name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        createdAt: now,
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!added) throw new HttpError(409, message('passkey.known'));
    const values = { name: body.name };
    await postMail(call.db, call, { kind: 'passkey-added', to: actor.user, values });
    await recordOwnAudit(call, { name: body.name });
    return passkeyOf(added);
  }),

  routeInTransaction(renamePasskey, async (call) => {
    const { actor, body, params } = call;
    const [renamed] = await call.db
      .update(passkeys)
      .set({ name: body.name })
      .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, actor.userId)))
      .returning();
    if (!renamed) throw new HttpError(404, message('passkey.notFound'));
    await recordOwnAudit(call, { name: body.name });
    return passkeyOf(renamed);
  }),

  route(removePasskey, async (call) => {
    await requirePassword(call);
    return call.db.transaction(async (transaction) => {
      const { actor, params } = call;
      const [removed] = await transaction
        .delete(passkeys)
        .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, actor.userId)))
        .returning();
      if (!removed) throw new HttpError(404, message('passkey.notFound'));
      await recordOwnAudit({ ...call, db: transaction }, { name: removed.name });
      return {};
    });
  }),

  route(beginPasskeySignIn, async ({ consoleUrl, db, now }) => ({
    rpId: requireRelyingParty(consoleUrl).id,
    challenge: await issueChallenge(db, null, now),
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  })),

  routeInTransaction(signInWithPasskey, async (call) => {
    const { body, consoleUrl, now } = call;
    const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(consoleUrl);
    const [found] = await call.db
      .select({ passkey: passkeys, user: userColumns })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .innerJoin(twoFactors, and(eq(twoFactors.userId, users.id), isNotNull(twoFactors.enabledAt)))
      .where(and(eq(passkeys.credentialId, body.credential.id), isNotNull(users.confirmedAt)));
    if (!found) return notVerified();
    const { passkey, user } = found;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...body.credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => useChallenge(call.db, challenge, null, now),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(notVerified);
    if (!verified) return notVerified();
    await call.db
      .update(passkeys)
      .set({ usedAt: now, counter: authenticationInfo.newCounter })
      .where(eq(passkeys.id, passkey.id));
    const signedIn = await openMainSession(call.db, currentUser(user), call, {
      detail: { passkey: passkey.name },
    });
    return { ...signedIn, twoFactorPassed: true };
  }),
];

interface ProvingCall {
  actor: Actor;
  body: { password: string };
  db: Database;
  now: Date;
}

/** @throws HttpError 400 for another password. */
async function requirePassword({ actor, body, db, now }: ProvingCall): Promise<void> {
  const { email } = actor.user;
  if (await checkPassword(db, { email, password: body.password }, now)) return;
  throw fieldError(400, 'password', message('password.wrong'), { keepsWrites: true });
}

/** The same error for all reasons: an unknown passkey, an outdated challenge, another origin or a wrong signature. */
function notVerified(): never {
  throw new HttpError(401, message('passkey.notVerified'));
}

type PasskeyRow = typeof passkeys.$inferSelect;

function passkeysOf(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

function rejectTooMany(existing: readonly unknown[]): void {
  if (existing.length >= MAX_PASSKEYS) {
    throw new HttpError(409, message('passkey.tooMany', { limit: MAX_PASSKEYS }));
  }
}

function passkeyOf({ id, name, createdAt, usedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}
