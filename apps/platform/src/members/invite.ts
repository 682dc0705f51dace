import { INVITATION_DAYS } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import type { Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { members } from '../database/schema';
import { issueLink } from '../mail/links';
import { postMail, type Sender } from '../mail/post-mail';
import type { Locale } from '../messages/message';
import { DAY_MS } from '../time/durations';

export interface InvitingCall extends Sender {
  actor: Actor;
  request: { id: string };
}

interface Invited {
  memberId: string;
  userId: string;
  email: string;
  language: Locale;
  appId: string;
  appName: string;
}

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** Mails an invitation, replacing an older one. False beyond the address's email limit. */
export async function invite(db: Database, call: InvitingCall, invited: Invited): Promise<boolean> {
  const { actor } = call;
  const { memberId, userId, email, language, appId, appName } = invited;
  const link = await issueLink(db, call, { kind: 'member', email, userId, appId });
  if (!link) return false;
  await postMail(db, call, {
    kind: 'member',
    to: { email, language },
    values: { inviter: actor.user.name, app: appName },
    link,
  });
  await db.update(members).set({ invitationExpiresAt: link.expiresAt }).where(eq(members.id, memberId));
  return true;
}
