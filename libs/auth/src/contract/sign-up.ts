import { Email, operation } from '@console/http/contract';
import { Language, UserName, TimeZone } from '@console/shell-layout/contract';
import { z } from 'zod';
import { LinkToken } from './mail-link';
import { NewPassword } from './new-password';

const Newcomer = z.strictObject({
  name: UserName,
  password: NewPassword,
  timezone: TimeZone.default('Asia/Ho_Chi_Minh'),
  /** The caller's `Accept-Language` unless told. */
  language: Language.optional(),
});

export const RegisterDto = Newcomer.extend({ email: Email });
export const RegisterThroughEmailDto = Newcomer;
export const ResendConfirmationDto = z.strictObject({ email: Email });

const signingUp = { group: 'authServiceApi', method: 'POST', response: z.object({}) } as const;

/**
 * Mails a link that confirms the address; until then nobody signs in. An address that has an account gets a mail that
 * says so, and the caller the same answer.
 */
export const signUp = operation({
  ...signingUp,
  name: 'signUp',
  rateLimit: 'calls',
  closable: true,
  summary: 'Begins an account; a mail confirms its address',
  path: '/auth-service/v1/users/signup',
  access: 'public',
  captcha: true,
  body: RegisterDto,
});

/** With the link of an invitation, to the platform or to an app: the mail has confirmed the address already. */
export const signUpByInvitation = operation({
  ...signingUp,
  name: 'signUpByInvitation',
  rateLimit: 'calls',
  summary: 'Makes or completes the account that an invitation was mailed for',
  path: '/auth-service/v1/users/signup-by-invitation-link',
  access: 'public',
  captcha: true,
  query: z.object({ token: LinkToken }),
  body: RegisterThroughEmailDto,
  conflict: true,
});

export const confirmEmail = operation({
  ...signingUp,
  method: 'GET',
  name: 'confirmEmail',
  summary: 'Confirms an address with the link of a mail',
  path: '/auth-service/v1/users/confirm',
  access: 'public',
  query: z.object({ token: LinkToken }),
});

export const resendConfirmation = operation({
  ...signingUp,
  name: 'resendConfirmation',
  rateLimit: 'calls',
  summary: 'Mails the confirming link again, where an address waits to be confirmed',
  path: '/auth-service/v1/users/resend-confirmation-link',
  access: 'public',
  captcha: true,
  body: ResendConfirmationDto,
});
