import { Email, operation } from '@console/http/contract';
import { z } from 'zod';
import { LinkToken } from './email-link';

export const RequestEmailChangeDto = z.strictObject({
  email: Email,
  password: z.string().min(1).max(1000),
});

const emailChange = { group: 'authServiceApi', method: 'POST', extension: true } as const;

/**
 * Sends a link to the new address and a notice to the current one; nothing changes until the link is used.
 * The response and its timing don't reveal whether the new address has an account: its owner gets an email
 * about that instead.
 */
export const requestEmailChange = operation({
  ...emailChange,
  name: 'requestEmailChange',
  rateLimit: 'calls',
  summary: 'Requests a change of the signed-in user’s email address; requires the password',
  path: '/auth-service/v1/users/change-email',
  access: 'session',
  body: RequestEmailChangeDto,
  response: z.object({}),
});

/** Responds with 409 when the address has got an account in the meantime. */
export const confirmEmailChange = operation({
  ...emailChange,
  name: 'confirmEmailChange',
  summary: 'Changes an account’s email address with an emailed link; ends all its sessions',
  path: '/auth-service/v1/users/confirm-email-change',
  access: 'public',
  query: z.object({ token: LinkToken }),
  response: z.object({
    /** The previous address, masked by `maskEmail`. */
    formerEmail: z.string(),
  }),
  conflict: true,
});
