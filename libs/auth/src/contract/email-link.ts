import { operation } from '@console/http/contract';
import { z } from 'zod';

export const LINK_TYPES = ['confirm', 'invite', 'reset', 'member', 'email'] as const;

/** Unknown, used and expired tokens, and those for a former address, get the same response. */
export const LinkToken = z.string().min(1).max(200);

/** Enough of an address for its owner to recognize it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`;
}

export const verifyToken = operation({
  group: 'authServiceApi',
  method: 'GET',
  name: 'verifyToken',
  summary: 'Checks an emailed link without using it up',
  path: '/auth-service/v1/users/verify-token',
  access: 'public',
  query: z.object({ token: LinkToken, type: z.enum(LINK_TYPES) }),
  response: z.object({
    valid: z.boolean(),
    /** Masked by `maskEmail`, for example `t•••@song-hong-tv.example`. */
    email: z.string().nullable(),
    /** True when the address has a confirmed account: its owner signs in instead of signing up. */
    hasAccount: z.boolean(),
    /** The app the link leads to. */
    appName: z.string().nullable(),
  }),
});
