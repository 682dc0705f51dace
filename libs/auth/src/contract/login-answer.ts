import { CurrentUser } from '@console/shell-layout/contract';
import { z } from 'zod';

export const LoginAnswer = z.object({
  /** Opaque, without "Bearer": a main token, or a pending two-factor token when `user.twoFAEnabled`. */
  token: z.string().min(1),
  user: CurrentUser,
  /**
   * The token is a main token although the user has two-factor authentication: a passkey proved both factors, or the
   * device is remembered.
   */
  twoFactorPassed: z.boolean().optional(),
  /** To be sent with the next sign-ins from this device, which then need no code. Returned once. */
  deviceToken: z.string().min(1).optional(),
});

/** From a device that the user asked to remember. Ignored when it is unknown, of another user or out of date. */
export const DeviceToken = z.string().min(1).max(200);
