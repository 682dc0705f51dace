import { AuthenticationCode, Email, operation } from '@console/http/contract';
import { CurrentUser } from '@console/shell-layout/contract';
import { z } from 'zod';

/** @see docs/behaviour.md 3.1, 4.1 */
export const LoginAnswer = z.object({
  /** Opaque, without "Bearer": a main token, or a pending two-factor token when `user.twoFAEnabled`. */
  token: z.string().min(1),
  user: CurrentUser,
});

export const LoginDto = z.object({
  email: Email,
  password: z.string().min(1).max(1000),
});

export const TwoFactorCodeDto = z.object({ code: AuthenticationCode });

export const RecoveryCodeDto = z.object({
  /** As shown at enrolment; case, spaces and dashes do not matter. */
  recoveryCode: z.string().trim().min(1).max(40),
});

const users = { group: 'authServiceApi', method: 'POST' } as const;

export const login = operation({
  ...users,
  name: 'login',
  summary: 'Signs in with e-mail and password',
  path: '/auth-service/v1/users/login',
  access: 'public',
  body: LoginDto,
  answer: LoginAnswer,
});

export const verifyTwoFactor = operation({
  ...users,
  name: 'verifyTwoFactor',
  summary: 'Exchanges the pending token and an authentication code for a main token',
  path: '/auth-service/v1/users/two-factor/verify',
  access: 'pending',
  body: TwoFactorCodeDto,
  answer: LoginAnswer,
  extension: true,
});

export const recoverTwoFactor = operation({
  ...users,
  name: 'recoverTwoFactor',
  summary: 'Exchanges the pending token and an unused recovery code for a main token',
  path: '/auth-service/v1/users/two-factor/recover',
  access: 'pending',
  body: RecoveryCodeDto,
  answer: LoginAnswer,
  extension: true,
});

export const setUpTwoFactor = operation({
  ...users,
  name: 'setUpTwoFactor',
  summary:
    'Makes a new secret to enrol an authenticator with; it counts only once a code of it has enabled it',
  path: '/auth-service/v1/users/two-factor/setup',
  access: 'session',
  answer: z.object({
    /** Base32, without padding. */
    secret: z.string().regex(/^[A-Z2-7]{16,}$/),
    otpauthUrl: z.string().startsWith('otpauth://totp/'),
  }),
  extension: true,
});

export const enableTwoFactor = operation({
  ...users,
  name: 'enableTwoFactor',
  summary: 'Turns two-factor authentication on; answers the recovery codes, this once',
  path: '/auth-service/v1/users/two-factor/enable',
  access: 'session',
  body: TwoFactorCodeDto,
  answer: z.object({ recoveryCodes: z.array(z.string()).min(1) }),
  extension: true,
});
