import {
  exchangeSocialLogin,
  finishGithubLogin,
  finishGoogleLogin,
  getLoginOptions,
  startGithubLogin,
  startGoogleLogin,
  type SOCIAL_LOGIN_ERRORS,
  type SocialProvider,
} from '@console/auth/contract';
import { and, eq, lt } from 'drizzle-orm';
import { generateRandomCodeVerifier } from 'oauth4webapi';
import { signIn } from '../accounts/sign-in';
import { socialGrants, socialLogins } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route, type Call } from '../http/route';
import { message } from '../messages/message';
import { hashToken, newToken } from '../security/token';
import { findSocialAccount } from './social-account';
import { relyingPartyOf } from '../passkeys/relying-party';
import { findUser } from '../authorization/sessions';
import { DAY_MS, MINUTE_MS } from '../time/durations';

const LOGIN_MS = 10 * MINUTE_MS;
const GRANT_MS = MINUTE_MS;
/** Expired logins are reported as expired for a day. */
const KNOWN_MS = DAY_MS;

type Start = typeof startGithubLogin | typeof startGoogleLogin;
type Finish = typeof finishGithubLogin | typeof finishGoogleLogin;
type SocialError = (typeof SOCIAL_LOGIN_ERRORS)[number];

export const socialLoginRoutes = [
  route(getLoginOptions, ({ consoleUrl, installation }) => ({
    providers: installation.socialProviders.names,
    captcha: installation.captcha !== undefined,
    passkeys: passkeyScope(consoleUrl),
    rememberDeviceDays: installation.rememberDeviceDays,
  })),

  route(startGithubLogin, (call) => start('github', call)),
  route(finishGithubLogin, (call) => finish('github', call)),
  route(startGoogleLogin, (call) => start('google', call)),
  route(finishGoogleLogin, (call) => finish('google', call)),

  route(exchangeSocialLogin, async (call) => {
    const { body, db, now } = call;
    const signedIn = await db.transaction(async (transaction) => {
      // Deleted first, so that a code works once.
      const [grant] = await transaction
        .delete(socialGrants)
        .where(eq(socialGrants.codeHash, hashToken(body.code)))
        .returning();
      // A verifier is required exactly when the login began with a challenge.
      const challenge = body.verifier === undefined ? null : hashToken(body.verifier);
      const isGood = grant !== undefined && grant.expiresAt > now && grant.challenge === challenge;
      const found = isGood ? await findUser(transaction, grant.userId) : undefined;
      return found && signIn(transaction, found.user, call);
    });
    if (!signedIn) throw new HttpError(401, message('social.badCode'));
    return signedIn;
  }),
];

async function start(
  provider: SocialProvider,
  { query, db, keyring, now, consoleUrl, installation }: Call<Start>,
) {
  const { socialProviders, log } = installation;
  if (!socialProviders.has(provider)) throw new HttpError(404, message('request.notFound'));
  if (query.signup === 'true' && !installation.signUp) throw new HttpError(403, message('signUp.off'));
  const state = newToken();
  const verifier = generateRandomCodeVerifier();
  const redirectUri = callbackOf(consoleUrl, provider, query.signup ?? 'false');
  try {
    const location = await socialProviders.authorizationUrl(provider, { redirectUri, state, verifier });
    await db.delete(socialLogins).where(lt(socialLogins.expiresAt, new Date(now.getTime() - KNOWN_MS)));
    await db.insert(socialLogins).values({
      stateHash: hashToken(state),
      provider,
      sealedVerifier: keyring.seal(sealOf(state), verifier),
      challenge: query.challenge,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LOGIN_MS),
    });
    return { location };
  } catch (error) {
    log.error({ err: error, provider }, 'a social login could not be begun');
    return rejectedRedirect(consoleUrl, 'failed');
  }
}

async function finish(provider: SocialProvider, call: Call<Finish>) {
  const { query, db, keyring, now, consoleUrl, installation } = call;
  const { socialProviders, log } = installation;
  if (!socialProviders.has(provider)) throw new HttpError(404, message('request.notFound'));

  const { state = '', signup } = query;
  const [login] = await db
    .delete(socialLogins)
    .where(and(eq(socialLogins.stateHash, hashToken(state)), eq(socialLogins.provider, provider)))
    .returning();
  const verifier = login && keyring.unseal(sealOf(state), login.sealedVerifier);
  if (!login || verifier === undefined) throw new HttpError(400, message('social.badState'));
  if (login.expiresAt <= now) return rejectedRedirect(consoleUrl, 'expired');
  if (query.error !== undefined)
    return rejectedRedirect(consoleUrl, query.error === 'access_denied' ? 'declined' : 'failed');

  try {
    const redirectUri = callbackOf(consoleUrl, provider, signup);
    const { code = '', iss } = query;
    const answered = { state, code, ...(iss !== undefined && { iss }) };
    const person = await socialProviders.findPerson(provider, { redirectUri, state, verifier }, answered);
    const grantCode = newToken();
    const rejected = await db.transaction(async (transaction) => {
      const account = await findSocialAccount(transaction, {
        ...call,
        provider,
        person,
        maySignUp: signup === 'true' && installation.signUp,
      });
      if ('rejected' in account) return account.rejected;
      await transaction.delete(socialGrants).where(lt(socialGrants.expiresAt, now));
      await transaction.insert(socialGrants).values({
        codeHash: hashToken(grantCode),
        userId: account.userId,
        challenge: login.challenge,
        expiresAt: new Date(now.getTime() + GRANT_MS),
      });
      return undefined;
    });
    return rejected ? rejectedRedirect(consoleUrl, rejected) : signInPage(consoleUrl, { social: grantCode });
  } catch (error) {
    log.warn({ err: error, provider, requestId: call.request.id }, 'a social login failed');
    return rejectedRedirect(consoleUrl, 'failed');
  }
}

/** The callback at the console's public address. Must be registered at the provider. */
function callbackOf(consoleUrl: string, provider: SocialProvider, signup: 'true' | 'false'): string {
  const { path } = { github: finishGithubLogin, google: finishGoogleLogin }[provider];
  return new URL(`${path}?signup=${signup}`, consoleUrl).href;
}

function sealOf(state: string): string {
  return `social login ${hashToken(state)}`;
}

function rejectedRedirect(consoleUrl: string, reason: SocialError) {
  return signInPage(consoleUrl, { 'social-refused': reason });
}

function signInPage(consoleUrl: string, fragment: Record<string, string>) {
  const page = new URL('/auth/login', consoleUrl);
  page.hash = new URLSearchParams(fragment).toString();
  return { location: page.href };
}

function passkeyScope(consoleUrl: string) {
  const found = relyingPartyOf(consoleUrl);
  return found ? { domain: found.id, address: found.origin } : null;
}
