import { operation } from '@console/http/contract';
import { z } from 'zod';
import { DeviceToken, LoginAnswer } from './login-answer';

export const SOCIAL_PROVIDERS = ['github', 'google'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Why a social login failed; the callback passes it to the sign-in page. */
export const SOCIAL_LOGIN_ERRORS = ['declined', 'expired', 'no-account', 'unverified', 'failed'] as const;

/** 256 bits in base64url: a SHA-256, or the secret behind it. */
const Bits = z.string().regex(/^[\w-]{43}$/);

const Place = z.object({ location: z.url() });

/**
 * How a social login goes, as full page navigations:
 *
 * 1. The console keeps a random secret, the verifier, and opens the start with its SHA-256, the challenge.
 * 2. The start leads to the provider; the provider leads back to the callback.
 * 3. The callback leads to the console's sign-in page: with `#social=<code>`, or `#social-refused=<reason>`.
 * 4. The console exchanges code and verifier for a token, as `login` answers it.
 *
 * The token itself is in no address. The code is in a fragment, which no server sees, no log holds and no referrer
 * passes on; it works once, for a minute, and with the verifier alone: a callback that another user began signs no one in.
 */
function startOf<const Name extends string, const Provider extends SocialProvider>(
  name: Name,
  provider: Provider,
) {
  return operation({
    group: 'authServiceApi',
    method: 'GET',
    name,
    summary: 'Redirects to the provider of a social login; opened as a page',
    path: `/auth-service/v1/users/login/${provider}`,
    access: 'public',
    rateLimit: 'calls',
    closable: true,
    query: z.object({
      challenge: Bits.optional(),
      /** Create an account if there is none; by default only users with an account are signed in. */
      signup: z.enum(['true', 'false']).optional(),
    }),
    response: Place,
    status: 302,
    optional: true,
  });
}

function callbackOf<const Name extends string, const Provider extends SocialProvider>(
  name: Name,
  provider: Provider,
) {
  return operation({
    group: 'authServiceApi',
    method: 'GET',
    name,
    summary: 'Callback of the provider of a social login; opened as a page',
    path: `/auth-service/v1/users/login/${provider}/callback`,
    access: 'public',
    query: z.object({
      signup: z.enum(['true', 'false']),
      code: z.string().max(4000).optional(),
      state: z.string().max(200).optional(),
      iss: z.string().max(2000).optional(),
      error: z.string().max(200).optional(),
    }),
    response: Place,
    status: 302,
    optional: true,
  });
}

export const startGithubLogin = startOf('startGithubLogin', 'github');
export const finishGithubLogin = callbackOf('finishGithubLogin', 'github');
export const startGoogleLogin = startOf('startGoogleLogin', 'google');
export const finishGoogleLogin = callbackOf('finishGoogleLogin', 'google');

export const ExchangeSocialLoginDto = z.strictObject({
  code: Bits,
  /** The secret whose SHA-256 was passed to the start. */
  verifier: Bits.optional(),
  deviceToken: DeviceToken.optional(),
});

export const exchangeSocialLogin = operation({
  group: 'authServiceApi',
  method: 'POST',
  name: 'exchangeSocialLogin',
  summary: 'Exchanges the code of a social login for a token',
  path: '/auth-service/v1/users/login/social',
  access: 'public',
  body: ExchangeSocialLoginDto,
  /** Same as for `login`: a pending token when two-factor authentication is on. */
  response: LoginAnswer,
  extension: true,
  credential: true,
});
