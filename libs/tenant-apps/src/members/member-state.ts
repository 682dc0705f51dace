import type { Member } from '../contract';

export const MEMBER_STATES = ['active', 'invited', 'expired'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export function memberStateOf({ status, expired }: Pick<Member, 'status' | 'expired'>): MemberState {
  return status === 'invited' && expired ? 'expired' : status;
}

export function memberName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name ?? email;
}
