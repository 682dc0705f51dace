import type { Member, TenantGroup } from '../contract';
import { groupOf } from './group-factory';

/** A member, active unless told; the number makes it its own. */
export function memberOf(
  number: number,
  changed: Partial<Member> = {},
  group: TenantGroup = groupOf(1),
): Member {
  return {
    id: `member-${String(number)}`,
    appId: group.appId,
    groupId: group.id,
    status: 'active',
    email: `person${String(number)}@studio.example`,
    name: `Trần Minh ${String(number)}`,
    isOwner: false,
    invitationExpiresAt: null,
    expired: false,
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, number)).toISOString(),
    group: { name: group.name, permission: group.apiGroups.map((apiGroupId) => ({ apiGroupId })) },
    ...changed,
  };
}

/** Somebody who has been mailed an invitation, and has not accepted yet. */
export function invitedOf(number: number, changed: Partial<Member> = {}, group?: TenantGroup): Member {
  const invited = { status: 'invited', name: null, invitationExpiresAt: '2026-06-08T09:00:00.000Z' } as const;
  return memberOf(number, { ...invited, ...changed }, group);
}
