import { Email, operation } from '@console/http/contract';
import { z } from 'zod';
import { LinkToken } from './mail-link';

export const RequestEmailChangeDto = z.strictObject({
  /** The new address. */
  email: Email,
  /** The present password. */
  password: z.string().min(1).max(1000),
});

const emailChange = { group: 'authServiceApi', method: 'POST', extension: true } as const;

/**
 * Mails a link to the new address, and a notice to the present one; nothing changes before the link is used. The answer
 * is the same for every new address, and comes after the same time: one that has an account gets a mail that says so.
 */
export const requestEmailChange = operation({
  ...emailChange,
  name: 'requestEmailChange',
  rateLimit: 'calls',
  summary: 'Begins a change of the signed-in person’s own e-mail address, against the password',
  path: '/auth-service/v1/users/change-email',
  access: 'session',
  body: RequestEmailChangeDto,
  response: z.object({}),
});

/** Refused with 409 where the address has come by an account meanwhile. */
export const confirmEmailChange = operation({
  ...emailChange,
  name: 'confirmEmailChange',
  summary: 'Changes an account’s e-mail address with the link of a mail; ends every session of the account',
  path: '/auth-service/v1/users/confirm-email-change',
  access: 'public',
  query: z.object({ token: LinkToken }),
  response: z.object({
    /** The address until now, as `maskEmail` writes it. */
    formerEmail: z.string(),
  }),
  conflict: true,
});
