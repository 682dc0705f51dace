import type { Member } from '../contract';

/** The members of the app whose frame is at `base`. */
export function membersPath(base: string): string {
  return `${base}/member`;
}

export function inviteMembersPath(base: string): string {
  return `${membersPath(base)}/invite`;
}

export function editMemberPath(base: string, { id }: Pick<Member, 'id'>): string {
  return `${membersPath(base)}/${encodeURIComponent(id)}/edit`;
}
