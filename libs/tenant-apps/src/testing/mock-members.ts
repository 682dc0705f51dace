import { listResponse, mock, mockItems, respondWithError } from '@console/http/testing';
import {
  addMember,
  getMember,
  getTenantAppDetails,
  listAdminApiGroups,
  listAppApiGroups,
  listGroups,
  listMembers,
  listTenantAppApiGroups,
  type Member,
  removeMember,
  resendInvitation,
  type TenantAppDetails,
  type TenantGroup,
} from '../contract';
import { apiGroupOf, groupOf, groupsOf } from './mock-groups';
import { tenantAppDetailsOf } from './mock-tenant-app';

export const MEMBER_ALREADY = 'already@studio.example';
export const MAILED_TOO_OFTEN = 'often@studio.example';

interface Initial {
  members?: readonly Member[];
  groups?: readonly TenantGroup[];
  app?: Partial<TenantAppDetails>;
}

/**
 * A mock platform with the members and groups of one app. Invitations of members in `tooSoon` are not sent
 * again.
 */
export function mockMembers(appId = 'studio-1') {
  let groups: readonly TenantGroup[] = [];
  const members = mockItems<Member>();
  let app: Partial<TenantAppDetails> = {};
  const tooSoon = new Set<string>();

  const groupNamed = (id: string) =>
    groups.find((group) => group.id === id) ??
    respondWithError(400, { fieldErrors: { groupId: ['There is no such group in this app.'] } });
  const apiGroups = [
    apiGroupOf('admin-vod', { name: 'Media VOD', calls: [] }),
    apiGroupOf('admin-user', { name: 'User accounts', calls: [] }),
  ];

  return {
    tooSoon,
    get members() {
      return members.all;
    },
    reset: (initial: Initial = {}) => {
      groups = (initial.groups ?? groupsOf(3)).map((group) => ({ ...group, appId }));
      const [first] = groups;
      const restored = initial.members ?? [
        memberOf(1, { isOwner: true }, first),
        memberOf(2, {}, groups[1]),
        invitedOf(3, {}, groups[1]),
        invitedOf(4, { expired: true, invitationExpiresAt: '2026-01-08T09:00:00.000Z' }, groups[2]),
      ];
      members.replace(restored.map((member) => ({ ...member, appId })));
      app = { appId, name: 'Studio 1', ...initial.app };
      tooSoon.clear();
    },
    handlers: [
      mock(getTenantAppDetails, () => ({ ...tenantAppDetailsOf(app), etag: '"1"' })),
      mock(listGroups, ({ query }) => {
        const { q = '' } = query;
        return listResponse(
          groups.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())),
          query,
        );
      }),
      mock(listMembers, ({ query }) => {
        const { q = '', sort = '', customFields = {} } = query;
        const { groupId, status, expired } = customFields;
        const matching = members.all
          .filter(
            ({ name, email, ...member }) =>
              `${name ?? ''} ${email}`.toLowerCase().includes(q.toLowerCase()) &&
              member.groupId === (groupId ?? member.groupId) &&
              member.status === (status ?? member.status) &&
              member.expired === (expired ?? member.expired),
          )
          .toSorted((a, b) => (sort === 'email' ? 1 : -1) * a.email.localeCompare(b.email));
        return listResponse(matching, query);
      }),
      mock(getMember, ({ params }) => members.find(params.id)),
      mock(addMember, ({ body }) => {
        if (body.email === MAILED_TOO_OFTEN)
          respondWithError(429, { errors: ['too many mails to this address'] });
        if (body.email === MEMBER_ALREADY)
          respondWithError(409, {
            errors: ['is a member'],
            fieldErrors: { email: ['Is a member already.'] },
          });
        const number = members.all.length + 1;
        return members.add(invitedOf(number, { email: body.email }, groupNamed(body.groupId)));
      }),
      mock(removeMember, ({ params }) => members.remove(params.id)),
      mock(resendInvitation, ({ body: { ids } }) => {
        const notSent = ids.flatMap((wanted) => {
          const { status } = members.find(wanted);
          if (status === 'active') return { wanted, reason: 'active' as const };
          return tooSoon.has(wanted) ? { wanted, reason: 'too-soon' as const } : [];
        });
        const sent = ids.filter((id) => !notSent.some(({ wanted }) => wanted === id));
        for (const id of sent)
          members.change(id, { expired: false, invitationExpiresAt: '2026-07-01T09:00:00.000Z' });
        return { sent, notSent };
      }),
      mock(listAppApiGroups, ({ query }) => listResponse(apiGroups, query)),
      mock(listAdminApiGroups, ({ query }) => listResponse(apiGroups, query)),
      mock(listTenantAppApiGroups, () => ({
        data: apiGroups.map((apiGroup) => ({ ...apiGroup, granted: true })),
      })),
    ],
  };
}

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

function invitedOf(number: number, changed: Partial<Member> = {}, group?: TenantGroup): Member {
  const invited = { status: 'invited', name: null, invitationExpiresAt: '2026-06-08T09:00:00.000Z' } as const;
  return memberOf(number, { ...invited, ...changed }, group);
}
