import { mock, respondWithError } from '@console/http/testing';
import {
  addMember,
  getMember,
  getTenantAppDetails,
  listAdminApiGroups,
  listAppApiGroups,
  listGroups,
  listMembers,
  listTenantAppApiGroups,
  removeMember,
  resendInvitation,
  updateMember,
  type Member,
  type TenantAppDetails,
  type TenantGroup,
} from '../contract';
import { apiGroupOf, groupsOf } from './group-factory';
import { tenantAppDetailsOf } from './kept-tenant-app';
import { invitedOf, memberOf } from './member-factory';

/** Addresses that invitations are refused to: for whoever is a member, and for whoever got too many mails. */
export const MEMBER_ALREADY = 'already@studio.example';
export const MAILED_TOO_OFTEN = 'often@studio.example';

interface Begin {
  members?: readonly Member[];
  groups?: readonly TenantGroup[];
  app?: Partial<TenantAppDetails>;
}

/**
 * A platform with the members and groups of one app, which it changes as it is asked to. Invitations of members in
 * `tooSoon` are not sent again. Begun anew before each story.
 */
export function keptMembers(appId = 'studio-1') {
  let groups: readonly TenantGroup[] = [];
  let members: readonly Member[] = [];
  let app: Partial<TenantAppDetails> = {};
  let version = 1;
  const tooSoon = new Set<string>();

  const found = (id: string) => members.find((member) => member.id === id) ?? respondWithError(404);
  const groupNamed = (id: string) =>
    groups.find((group) => group.id === id) ??
    respondWithError(400, { fieldErrors: { groupId: ['There is no such group in this app.'] } });
  const answer = (member: Member) => ({ ...member, etag: `"${String(version)}"` });
  const put = (changed: Member) => {
    members = members.map((member) => (member.id === changed.id ? changed : member));
    version += 1;
  };
  const inGroup = (member: Member, group: TenantGroup): Member => {
    const { group: place } = memberOf(0, {}, group);
    return { ...member, groupId: group.id, ...(place && { group: place }) };
  };
  const apiGroups = [
    apiGroupOf('admin-vod', { name: 'Media VOD', calls: [] }),
    apiGroupOf('admin-user', { name: 'User accounts', calls: [] }),
  ];
  const page = { total: apiGroups.length, page: 1, perPage: 100 };

  return {
    tooSoon,
    get members() {
      return members;
    },
    /** Somebody else puts a member into another group. */
    move: (id: string, groupId: string) => {
      put(inGroup(found(id), groupNamed(groupId)));
    },
    begin: (begun: Begin = {}) => {
      groups = (begun.groups ?? groupsOf(3)).map((group) => ({ ...group, appId }));
      const [first] = groups;
      members = begun.members ?? [
        memberOf(1, { isOwner: true }, first),
        memberOf(2, {}, groups[1]),
        invitedOf(3, {}, groups[1]),
        invitedOf(4, { expired: true, invitationExpiresAt: '2026-01-08T09:00:00.000Z' }, groups[2]),
      ];
      members = members.map((member) => ({ ...member, appId }));
      app = { appId, name: 'Studio 1', ...begun.app };
      version = 1;
      tooSoon.clear();
    },
    handlers: [
      mock(getTenantAppDetails, () => ({ ...tenantAppDetailsOf(app), etag: '"1"' })),
      mock(listGroups, ({ query: { q = '' } }) => {
        const data = groups.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
        return { data, total: data.length, page: 1, perPage: 100 };
      }),
      mock(listMembers, ({ query }) => {
        const { page: wanted, perPage, q = '', sort = '', customFields = {} } = query;
        const { groupId, status, expired } = customFields;
        const data = members
          .filter(
            ({ name, email, ...member }) =>
              `${name ?? ''} ${email}`.toLowerCase().includes(q.toLowerCase()) &&
              member.groupId === (groupId ?? member.groupId) &&
              member.status === (status ?? member.status) &&
              member.expired === (expired ?? member.expired),
          )
          .toSorted((a, b) => (sort === 'email' ? 1 : -1) * a.email.localeCompare(b.email));
        return {
          data: data.slice((wanted - 1) * perPage, wanted * perPage),
          total: data.length,
          page: wanted,
          perPage,
        };
      }),
      mock(getMember, ({ params }) => answer(found(params.id))),
      mock(addMember, ({ body }) => {
        if (body.email === MAILED_TOO_OFTEN)
          respondWithError(429, { errors: ['too many mails to this address'] });
        if (body.email === MEMBER_ALREADY)
          respondWithError(409, {
            errors: ['is a member'],
            fieldErrors: { email: ['Is a member already.'] },
          });
        const invited = invitedOf(members.length + 1, { email: body.email }, groupNamed(body.groupId));
        members = [...members, invited];
        return invited;
      }),
      mock(updateMember, ({ params, body, ifMatch }) => {
        const member = found(params.id);
        if (ifMatch !== `"${String(version)}"`) respondWithError(412);
        const moved = inGroup(member, groupNamed(body.groupId));
        put(moved);
        return answer(moved);
      }),
      mock(removeMember, ({ params }) => {
        const { id, isOwner } = found(params.id);
        if (isOwner) respondWithError(409, { errors: ['the app’s owner cannot be removed'] });
        members = members.filter((member) => member.id !== id);
        return {};
      }),
      mock(resendInvitation, ({ body: { ids } }) => {
        const refused = ids.flatMap((wanted) => {
          const { status } = found(wanted);
          if (status === 'active') return { wanted, reason: 'active' as const };
          return tooSoon.has(wanted) ? { wanted, reason: 'too-soon' as const } : [];
        });
        const sent = ids.filter((id) => !refused.some(({ wanted }) => wanted === id));
        for (const id of sent)
          put({ ...found(id), expired: false, invitationExpiresAt: '2026-07-01T09:00:00.000Z' });
        return { sent, notSent: refused };
      }),
      mock(listAppApiGroups, () => ({ data: apiGroups, ...page })),
      mock(listAdminApiGroups, () => ({ data: apiGroups, ...page })),
      mock(listTenantAppApiGroups, () => ({
        data: apiGroups.map((apiGroup) => ({ ...apiGroup, granted: true })),
      })),
    ],
  };
}
