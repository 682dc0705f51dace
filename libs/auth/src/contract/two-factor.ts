import { AuthenticationCode, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { LoginAnswer } from './login-answer';

export const TwoFactorCodeDto = z.strictObject({ code: AuthenticationCode });

export const VerifyTwoFactorDto = TwoFactorCodeDto.extend({
  /** Return a device token, with which sign-ins need no code for some days. */
  rememberDevice: z.boolean().optional(),
});

export const RecoveryCodeDto = z.strictObject({
  /** As shown during enrollment; case, spaces and dashes are ignored. */
  recoveryCode: z.string().trim().min(1).max(40),
});

/** Proof of the second factor by a signed-in user. */
export const SecondFactorDto = z.strictObject({
  /** An authentication code, or a recovery code (used up by it). */
  code: z
    .string()
    .trim()
    .max(40)
    .regex(/^(?:\d\s*){6}$|^(?:[a-z\d][\s-]*){10,}$/i, { error: 'secondFactorCode' }),
});

export const DisableTwoFactorDto = SecondFactorDto.extend({ password: z.string().min(1).max(1000) });

const RecoveryCodes = z.object({
  /** Shown only once. */
  recoveryCodes: z.array(z.string()).min(1),
});

const twoFactor = { group: 'authServiceApi', method: 'POST', extension: true } as const;

export const verifyTwoFactor = operation({
  ...twoFactor,
  name: 'verifyTwoFactor',
  summary: 'Exchanges the pending token and an authentication code for a main token',
  path: '/auth-service/v1/users/two-factor/verify',
  access: 'pending',
  body: VerifyTwoFactorDto,
  response: LoginAnswer,
  rateLimit: 'attempts',
});

export const recoverTwoFactor = operation({
  ...twoFactor,
  name: 'recoverTwoFactor',
  summary: 'Exchanges the pending token and an unused recovery code for a main token',
  path: '/auth-service/v1/users/two-factor/recover',
  access: 'pending',
  body: RecoveryCodeDto,
  response: LoginAnswer.extend({ recoveryCodesLeft: z.int().nonnegative() }),
  rateLimit: 'attempts',
});

export const setUpTwoFactor = operation({
  ...twoFactor,
  name: 'setUpTwoFactor',
  summary: 'Creates a secret for an authenticator; it takes effect once it is enabled with a code',
  path: '/auth-service/v1/users/two-factor/setup',
  access: 'session',
  response: z.object({
    /** Base32, without padding. */
    secret: z.string().regex(/^[A-Z2-7]{16,}$/),
    otpauthUrl: z.string().startsWith('otpauth://totp/'),
  }),
});

export const enableTwoFactor = operation({
  ...twoFactor,
  name: 'enableTwoFactor',
  summary: 'Turns two-factor authentication on; returns the recovery codes, only once',
  path: '/auth-service/v1/users/two-factor/enable',
  access: 'session',
  body: TwoFactorCodeDto,
  response: RecoveryCodes,
});

export const getTwoFactor = operation({
  ...twoFactor,
  method: 'GET',
  name: 'getTwoFactor',
  summary: 'Returns when two-factor authentication was turned on and how many recovery codes are left',
  path: '/auth-service/v1/users/two-factor',
  access: 'session',
  response: z.object({
    enabledAt: Timestamp.nullable(),
    recoveryCodesLeft: z.int().nonnegative(),
  }),
});

export const renewRecoveryCodes = operation({
  ...twoFactor,
  name: 'renewRecoveryCodes',
  summary: 'Replaces all recovery codes; requires an authentication or recovery code',
  path: '/auth-service/v1/users/two-factor/recovery-codes',
  access: 'session',
  body: SecondFactorDto,
  response: RecoveryCodes,
  rateLimit: 'attempts',
});

export const disableTwoFactor = operation({
  ...twoFactor,
  name: 'disableTwoFactor',
  summary:
    'Turns two-factor authentication off; requires the password and a code, and ends the other sessions',
  path: '/auth-service/v1/users/two-factor/disable',
  access: 'session',
  body: DisableTwoFactorDto,
  response: z.object({}),
  rateLimit: 'attempts',
});
