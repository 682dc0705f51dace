import type { resendInvitation as operation } from '@console/tenant-apps/contract';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { ResponseOf } from '@console/http/contract';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { mailTokens, members, users } from '../database/schema';
import { requireHeldGroups } from '../groups/app-managers';
import type { Call } from '../http/route';
import { invite } from './invite';
import { membersOf, type MemberRow } from './member-row';
import { equals } from '../database/list-query';

const PAUSE_MS = 60_000;

type Answer = ResponseOf<typeof operation>;

export async function resendInvitations(db: Database, call: Call<typeof operation>): Promise<Answer> {
  const { body, authority, now } = call;
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
      const reason = await resend(db, call, row);
      if (reason) answer.notSent.push({ wanted, reason });
      else answer.sent.push(row.id);
    }
  }
  return answer;

  /** Returns why it was not sent. */
  async function resend(
    database: Database,
    inviting: typeof call,
    row: MemberRow,
  ): Promise<'too-soon' | 'too-many' | undefined> {
    requireHeldGroups(authority, row.appId, row.permissions);
    const [recent] = await database
      .select({ id: mailTokens.id })
      .from(mailTokens)
      .where(
        and(
          eq(mailTokens.kind, 'member'),
          eq(mailTokens.email, row.email),
          eq(mailTokens.appId, row.appId),
          gt(mailTokens.createdAt, new Date(now.getTime() - PAUSE_MS)),
        ),
      )
      .limit(1);
    if (recent) return 'too-soon';
    if (!(await invite(database, inviting, { ...row, memberId: row.id }))) return 'too-many';
    await recordAudit(database, inviting, {
      action: 'member.reinvite',
      appId: row.appId,
      targetId: row.id,
      targetName: row.email,
      detail: { email: row.email },
    });
    return undefined;
  }
}
