import { Email, operation } from '@console/http/contract';
import { z } from 'zod';
import { LinkToken } from './email-link';
import { NewPassword } from './new-password';

export const ChangePasswordDto = z.strictObject({
  currentPassword: z.string().min(1).max(1000),
  newPassword: NewPassword,
});

export const ReGetPasswordDto = z.strictObject({ email: Email });

export const ResetPasswordDto = z.strictObject({ newPassword: NewPassword });

const password = { group: 'authServiceApi', method: 'POST', response: z.object({}) } as const;

export const changePassword = operation({
  ...password,
  name: 'changePassword',
  summary: 'Changes the password; requires the current one and ends the other sessions',
  path: '/auth-service/v1/users/change-password',
  access: 'session',
  body: ChangePasswordDto,
});

/** The response and its timing are the same for every address. */
export const forgotPassword = operation({
  ...password,
  name: 'forgotPassword',
  rateLimit: 'calls',
  summary: 'Sends a password reset link if the address has an account',
  path: '/auth-service/v1/users/forgot-password',
  access: 'public',
  captcha: true,
  body: ReGetPasswordDto,
});

export const resetPassword = operation({
  ...password,
  name: 'resetPassword',
  summary: 'Sets a new password with an emailed link; ends all sessions',
  path: '/auth-service/v1/users/reset-password',
  access: 'public',
  query: z.object({ token: LinkToken }),
  body: ResetPasswordDto,
});
