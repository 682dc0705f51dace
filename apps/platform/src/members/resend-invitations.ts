import type { resendInvitation as operation } from '@console/tenant-apps/contract';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { ResponseOf } from '@console/http/contract';
import { rejectArchivedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import { isId } from '../database/ids';
import { mailTokens, members, users } from '../database/schema';
import { requireHeldGroups } from '../groups/app-managers';
import type { Call } from '../http/route';
import { invite } from './invite';
import { membersOf, type MemberRow } from './member-row';
import { equals } from '../database/list-query';
import { MINUTE_MS } from '../time/durations';

const PAUSE_MS = MINUTE_MS;

type Answer = ResponseOf<typeof operation>;
type ResendCall = Call<typeof operation>;

export async function resendInvitations(call: ResendCall): Promise<Answer> {
  const { body, db, authority } = call;
  const ids = [...new Set(body.ids)];
  const emails = [...new Set(body.emails.map((email) => email.toLowerCase()))];
  const found = await membersOf(db).where(
    and(
      authority.within(members.appId),
      equals(members.appId, body.appId),
      or(inArray(members.id, ids.filter(isId)), inArray(users.email, emails)),
    ),
  );
  const answer: Answer = { sent: [], notSent: [] };
  for (const wanted of [...ids, ...emails]) {
    const meant = found.filter(({ id, email }) => id === wanted.toLowerCase() || email === wanted);
    const invited = meant.filter(({ status }) => status === 'invited');
    if (invited.length === 0) {
      answer.notSent.push({ wanted, reason: meant.length === 0 ? 'unknown' : 'active' });
    }
    for (const row of invited) {
      if (answer.sent.includes(row.id)) continue;
      const reason = await resend(call, row);
      if (reason) answer.notSent.push({ wanted, reason });
      else answer.sent.push(row.id);
    }
  }
  return answer;
}

/** Returns why it was not sent. */
async function resend(call: ResendCall, row: MemberRow): Promise<'too-soon' | 'too-many' | undefined> {
  const { db, authority, now } = call;
  const { id, appId, email, permissions } = row;
  await rejectArchivedApp(db, appId);
  requireHeldGroups(authority, appId, permissions);
  const [recent] = await db
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.kind, 'member'),
        eq(mailTokens.email, email),
        eq(mailTokens.appId, appId),
        gt(mailTokens.createdAt, new Date(now.getTime() - PAUSE_MS)),
      ),
    )
    .limit(1);
  if (recent) return 'too-soon';
  if (!(await invite(db, call, { ...row, memberId: id }))) return 'too-many';
  await recordAudit(call, { id, appId, name: email }, { email });
  return undefined;
}
