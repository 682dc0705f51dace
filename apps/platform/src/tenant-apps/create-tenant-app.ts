import { type ResponseOf, ADMIN_APP_ID } from '@console/http/contract';
import type { createTenantApp as operation } from '@console/tenant-apps/contract';
import { insertApp } from '../apps/insert-app';
import { recordAudit } from '../audit/record-audit';
import { requireCard } from '../payment-methods/primary-card';
import { newId } from '../database/ids';
import { members } from '../database/schema';
import { tooManyRequests } from '../http/http-error';
import type { Call } from '../http/route';
import { invite, invitationEnd } from '../members/invite';
import { findOrCreateAccount } from '../members/member-account';
import { message } from '../messages/message';

type CreateCall = Call<typeof operation>;

/**
 * Creates an app of the caller and invites another owner if one is named.
 * @throws HttpError 402 when the admin app has no payment card, 409 when the ID is taken, 400 for an unknown plan, 429
 * beyond the email limit of the owner's address.
 */
export async function createTenantApp(call: CreateCall): Promise<ResponseOf<typeof operation>> {
  const { body, db, actor, now } = call;
  await requireCard(db, call, ADMIN_APP_ID);
  const { apiKey, groupId } = await insertApp(call, body);
  const ownerEmail = body.ownerEmail?.toLowerCase();
  const ownerToBe = ownerEmail === undefined || ownerEmail === actor.user.email ? undefined : ownerEmail;
  if (ownerToBe !== undefined) await inviteOwner(call, ownerToBe, groupId);
  return {
    appId: body.appId,
    name: body.name,
    status: 'normal',
    edition: body.edition,
    subscriptionStatus: 'active',
    owner: { email: actor.user.email, name: actor.user.name },
    members: ownerToBe === undefined ? 1 : 2,
    createdAt: now.toISOString(),
    lastActivityAt: null,
    apiKey,
    ...(ownerToBe !== undefined && { ownerToBe: { email: ownerToBe } }),
  };
}

async function inviteOwner(call: CreateCall, email: string, groupId: string): Promise<void> {
  const { body, db, actor, now } = call;
  const { appId, name } = body;
  const person = await findOrCreateAccount(db, email, actor, now);
  const memberId = newId(now);
  await db.insert(members).values({
    id: memberId,
    appId,
    userId: person.userId,
    groupId,
    status: 'invited',
    invitationExpiresAt: invitationEnd(now),
    becomesOwner: true,
    createdAt: now,
  });
  if (!(await invite(db, call, { ...person, memberId, appId, appName: name }))) {
    throw tooManyRequests(message('member.tooManyInvitations'));
  }
  const invited = { id: memberId, appId, name: person.email };
  await recordAudit({ ...call, action: 'member.invite' }, invited, { email: person.email, owner: true });
}
