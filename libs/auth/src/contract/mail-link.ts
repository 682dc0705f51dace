import { operation } from '@console/http/contract';
import { z } from 'zod';

/**
 * What a link in a mail is for: to confirm an address, sign up by invitation, choose a new password, join an app, change to
 * another address.
 */
export const LINK_TYPES = ['confirm', 'invite', 'reset', 'member', 'email'] as const;

/** What an unknown, used or expired token is, and one for a former address: they are all refused alike. */
export const LinkToken = z.string().min(1).max(200);

/** An address as a link tells it: enough for its owner to know it again. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`;
}

export const verifyToken = operation({
  group: 'authServiceApi',
  method: 'GET',
  name: 'verifyToken',
  summary: 'Whether the link of a mail still works, and for whom; it is not used up',
  path: '/auth-service/v1/users/verify-token',
  access: 'public',
  query: z.object({ token: LinkToken, type: z.enum(LINK_TYPES) }),
  response: z.object({
    valid: z.boolean(),
    /** As `maskEmail` writes it, such as `t•••@song-hong-tv.example`. */
    email: z.string().nullable(),
    /** True when the address has a confirmed account: its holder signs in to accept, and does not sign up. */
    hasAccount: z.boolean(),
    /** The app that the link leads into. */
    appName: z.string().nullable(),
  }),
});
