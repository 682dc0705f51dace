import type { Member } from '../contract';

/** A member as people speak of one: an invitation that has run out is no longer one that is open. */
export const MEMBER_STATES = ['active', 'invited', 'expired'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export function memberStateOf({ status, expired }: Pick<Member, 'status' | 'expired'>): MemberState {
  return status === 'invited' && expired ? 'expired' : status;
}

/** What a person is called: by name once they have accepted, by address until then. */
export function memberName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name ?? email;
}
