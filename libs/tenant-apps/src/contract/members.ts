import { Email, listQuery, operation, pageOf, PermissionEntry, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ById } from './app-fields';
import { GROUPS_AND_MEMBERS_ACCESS } from './groups';

/** `invited`: asked by mail, without any rights yet. `active`: has accepted. */
export const MEMBER_STATUSES = ['active', 'invited'] as const;

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** A person's place in an app. */
export const Member = z.object({
  id: z.string(),
  appId: z.string(),
  groupId: z.string(),
  status: z.enum(MEMBER_STATUSES),
  email: z.string(),
  /** Null until the person has accepted: an invitation tells nobody whose address it is. */
  name: z.string().nullable(),
  isOwner: z.boolean(),
  /** Null for active members; in the past for an invitation that has run out. */
  invitationExpiresAt: Timestamp.nullable(),
  /** The invitation has run out, by the platform's clock: its link works no more. */
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

/** Members by their ids, and invited people by their addresses, at least one: in one app, or in every one within reach. */
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
  summary: 'Members and invited people, of one app or of all within reach',
  method: 'GET',
  path: '/admin/api/tenant-app/members',
  query: listQuery({
    sort: ['email', 'appId', 'status', 'createdAt'],
    fields: [
      'id',
      'appId',
      'groupId',
      'status',
      'email',
      'name',
      'isOwner',
      'invitationExpiresAt',
      'expired',
      'createdAt',
      'app',
      'group',
    ],
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
  summary: 'One member, with app and group',
  method: 'GET',
  path: '/admin/api/tenant-app/members/{id}',
  params: ById,
  response: Member,
  etag: true,
});

/**
 * Nobody is put into an app unasked: whoever is added, with an account or without one, is invited by mail and becomes a
 * member by accepting.
 */
export const addMember = operation({
  ...members,
  name: 'addMember',
  summary: 'Invites somebody into a group of an app, by mail',
  method: 'POST',
  path: '/admin/api/tenant-app/members',
  body: AddMemberTenantAppDto,
  response: Member,
  status: 201,
});

/** Refused with 409 when nobody would be left who may manage the app. */
export const updateMember = operation({
  ...members,
  name: 'updateMember',
  summary: 'Puts a member into another group of the app',
  method: 'PATCH',
  path: '/admin/api/tenant-app/members/{id}',
  params: ById,
  body: UpdateMemberTenantAppDto,
  response: Member,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** Refused with 409 for the app's owner, and for the last one who may manage the app. */
export const removeMember = operation({
  ...members,
  name: 'removeMember',
  summary: 'Takes a member out of an app, or an invitation back',
  method: 'DELETE',
  path: '/admin/api/tenant-app/members/{id}',
  params: ById,
  response: z.object({}),
  conflict: true,
});

export const NOT_SENT_REASONS = ['unknown', 'active', 'too-soon'] as const;

/** Mails every invitation anew and ends the older link. One that left less than a minute ago is not sent again. */
export const resendInvitation = operation({
  ...members,
  name: 'resendInvitation',
  rateLimit: 'calls',
  summary: 'Mails invitations again',
  method: 'POST',
  path: '/admin/api/tenant-app/members/resend-invitation',
  body: ResendInvitationDto,
  response: z.object({
    /** Ids of the members whose invitation was mailed. */
    sent: z.array(z.string()),
    /** What was asked for in vain: an id or an address, as it was given. */
    notSent: z.array(z.object({ wanted: z.string(), reason: z.enum(NOT_SENT_REASONS) })),
  }),
});
