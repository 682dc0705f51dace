import { Email, Language, operation, TimeZone, UserName } from '@console/http/contract';
import { z } from 'zod';
import { LinkToken } from './email-link';
import { NewPassword } from './new-password';

const Newcomer = z.strictObject({
  name: UserName,
  password: NewPassword,
  timezone: TimeZone.default('Asia/Ho_Chi_Minh'),
  /** Defaults to the `Accept-Language` of the request. */
  language: Language.optional(),
});

export const RegisterDto = Newcomer.extend({ email: Email });
export const RegisterThroughEmailDto = Newcomer;
export const ResendConfirmationDto = z.strictObject({ email: Email });

const signingUp = { group: 'authServiceApi', method: 'POST', response: z.object({}) } as const;

/**
 * Sends a confirmation link by email; sign-in needs a confirmed address. If the address has an account, its
 * owner gets an email about it and the response stays the same.
 */
export const signUp = operation({
  ...signingUp,
  name: 'signUp',
  rateLimit: 'calls',
  closable: true,
  summary: 'Creates an account; its address is confirmed by email',
  path: '/auth-service/v1/users/signup',
  access: 'public',
  captcha: true,
  body: RegisterDto,
});

/** The email of the invitation has already confirmed the address. */
export const signUpByInvitation = operation({
  ...signingUp,
  name: 'signUpByInvitation',
  rateLimit: 'calls',
  summary: 'Creates or completes the account of an invitation',
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
  summary: 'Confirms an address with an emailed link',
  path: '/auth-service/v1/users/confirm',
  access: 'public',
  query: z.object({ token: LinkToken }),
});

export const resendConfirmation = operation({
  ...signingUp,
  name: 'resendConfirmation',
  rateLimit: 'calls',
  summary: 'Resends the confirmation link if the address is unconfirmed',
  path: '/auth-service/v1/users/resend-confirmation-link',
  access: 'public',
  captcha: true,
  body: ResendConfirmationDto,
});

export const AcceptInvitationDto = z.strictObject({ token: LinkToken });

/** For signed-in users; users without an account sign up with the same link. */
export const acceptInvitation = operation({
  name: 'acceptInvitation',
  summary: 'Accepts an invitation to an app; it must be for the signed-in user’s address',
  group: 'apiTenantApp',
  method: 'POST',
  path: '/admin/api/tenant-app/members/accept-invitation',
  access: 'session',
  body: AcceptInvitationDto,
  response: z.object({ appId: z.string(), name: z.string(), group: z.object({ name: z.string() }) }),
  extension: true,
});
