import { Email, listQuery, operation, pageOf, PermissionEntry, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ById } from './app-fields';
import { GROUPS_AND_MEMBERS_ACCESS } from './groups';

/** `invited`: emailed, without permissions yet. `active`: has accepted. */
export const MEMBER_STATUSES = ['active', 'invited'] as const;

/** Validity of an invitation in days. */
export const INVITATION_DAYS = 7;

export const Member = z.object({
  id: z.string(),
  appId: z.string(),
  groupId: z.string(),
  status: z.enum(MEMBER_STATUSES),
  email: z.string(),
  /** Null until the user accepts: an invitation does not disclose whose address it is. */
  name: z.string().nullable(),
  isOwner: z.boolean(),
  /** Null for active members; in the past for expired invitations. */
  invitationExpiresAt: Timestamp.nullable(),
  /** Whether the invitation has expired by the platform's clock. */
  expired: z.boolean(),
  createdAt: Timestamp,
  /** With `populates=app`. */
  app: z.object({ name: z.string() }).optional(),
  /** With `populates=group`. */
  group: z.object({ name: z.string(), permission: z.array(PermissionEntry) }).optional(),
});
export type Member = z.output<typeof Member>;

export const AddMemberTenantAppDto = z.strictObject({
  appId: z.string().min(1),
  email: Email,
  groupId: z.string().min(1),
});

export const UpdateMemberTenantAppDto = z.strictObject({ groupId: z.string().min(1) });

const MAX_INVITATIONS = 100;

/** At least one ID or address, in one app or in all accessible apps. */
export const ResendInvitationDto = z
  .strictObject({
    ids: z.array(z.string().min(1)).max(MAX_INVITATIONS).default([]),
    emails: z.array(Email).max(MAX_INVITATIONS).default([]),
    appId: z.string().min(1).optional(),
  })
  .refine(({ ids, emails }) => ids.length + emails.length > 0, { error: 'nothingToResend' });

const members = { group: 'apiTenantApp', access: GROUPS_AND_MEMBERS_ACCESS, inApp: true } as const;

export const listMembers = operation({
  ...members,
  name: 'listMembers',
  summary: 'Lists members and invitations of one app or of all accessible apps',
  method: 'GET',
  path: '/admin/api/tenant-app/members',
  query: listQuery({
    sort: ['email', 'appId', 'status', 'createdAt'],
    item: Member,
    populates: ['app', 'group'],
    filters: {
      appId: z.string().min(1),
      groupId: z.string().min(1),
      status: z.enum(MEMBER_STATUSES),
      expired: z.boolean(),
    },
  }),
  response: pageOf(Member),
});

export const getMember = operation({
  ...members,
  name: 'getMember',
  summary: 'Returns one member with app and group',
  method: 'GET',
  path: '/admin/api/tenant-app/members/{id}',
  params: ById,
  response: Member,
  etag: true,
});

/** Sends an invitation in every case; the user becomes a member by accepting it. */
export const addMember = operation({
  ...members,
  name: 'addMember',
  summary: 'Invites a user to a group of an app by email',
  method: 'POST',
  path: '/admin/api/tenant-app/members',
  body: AddMemberTenantAppDto,
  response: Member,
  status: 201,
});

/** 409 if no one could manage the app afterwards. */
export const updateMember = operation({
  ...members,
  name: 'updateMember',
  summary: 'Moves a member to another group of the app',
  method: 'PATCH',
  path: '/admin/api/tenant-app/members/{id}',
  params: ById,
  body: UpdateMemberTenantAppDto,
  response: Member,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** 409 for the owner and for the last member who can manage the app. */
export const removeMember = operation({
  ...members,
  name: 'removeMember',
  summary: 'Removes a member or revokes an invitation',
  method: 'DELETE',
  path: '/admin/api/tenant-app/members/{id}',
  params: ById,
  response: z.object({}),
  conflict: true,
});

const NOT_SENT_REASONS = ['unknown', 'active', 'too-soon', 'too-many'] as const;

/**
 * Invalidates earlier links. Invitations sent less than a minute ago are not sent again; `too-many`: the address has
 * reached its email limit.
 */
export const resendInvitation = operation({
  ...members,
  name: 'resendInvitation',
  rateLimit: 'calls',
  summary: 'Sends invitations again',
  method: 'POST',
  path: '/admin/api/tenant-app/members/resend-invitation',
  body: ResendInvitationDto,
  response: z.object({
    /** IDs of members whose invitation was sent. */
    sent: z.array(z.string()),
    /** Requested IDs or addresses that were not sent. */
    notSent: z.array(z.object({ wanted: z.string(), reason: z.enum(NOT_SENT_REASONS) })),
  }),
});
