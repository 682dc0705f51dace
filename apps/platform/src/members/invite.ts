import { INVITATION_DAYS } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import type { Actor } from '../accounts/sessions';
import type { Database } from '../database/connection';
import { members } from '../database/schema';
import { issueLink } from '../mail/links';
import { postMail } from '../mail/post-mail';
import type { Locale } from '../messages/message';
import type { Keyring } from '../security/keyring';

const DAY = 86_400_000;

export interface InvitingCall {
  actor: Actor;
  keyring: Keyring;
  consoleUrl: string;
  now: Date;
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
  return new Date(now.getTime() + INVITATION_DAYS * DAY);
}

/** Mails an invitation, which ends an older one. False when the address was sent enough of them lately. */
export async function invite(db: Database, call: InvitingCall, invited: Invited): Promise<boolean> {
  const { actor, keyring, consoleUrl, now } = call;
  const { memberId, userId, email, language, appId, appName } = invited;
  const link = await issueLink(db, { kind: 'member', email, userId, appId, now });
  if (!link) return false;
  await postMail(
    db,
    { keyring, now, consoleUrl },
    {
      kind: 'member',
      to: { email, language },
      values: { inviter: actor.user.name, app: appName },
      link,
    },
  );
  await db.update(members).set({ invitationExpiresAt: link.expiresAt }).where(eq(members.id, memberId));
  return true;
}
