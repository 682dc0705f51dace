import type { LINK_TYPES } from '../contract';
import { readLinkToken } from '../mail-link/link-token';

/** What an invitation is to: the platform, or an app of it. */
type InvitationType = Extract<(typeof LINK_TYPES)[number], 'invite' | 'member'>;

export interface InvitationLink {
  token: string;
  type: InvitationType;
}

/** The invitation in the query of an address; undefined for an address that lost it on its way out of the mail. */
export function readInvitation(query: URLSearchParams): InvitationLink | undefined {
  const token = readLinkToken(query);
  return token === undefined
    ? undefined
    : { token, type: query.get('type') === 'invite' ? 'invite' : 'member' };
}
