import type { CurrentUser } from '@console/shell-layout/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type AuditContext, changeDetail, recordUserAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { users } from '../database/schema';
import { searchText } from '../database/search-text';
import { changedMeanwhile } from '../http/http-error';
import { equals } from '../database/list-query';

interface ProfileChange {
  name?: string | undefined;
  timezone?: string | undefined;
  language?: CurrentUser['language'] | undefined;
  viewOnly?: boolean | undefined;
}

interface Changing extends AuditContext {
  knownVersion: number | undefined;
}

/** Writes the given profile fields. @throws HttpError 412 for an outdated version. */
export async function changeProfile(
  db: Database,
  call: Changing,
  before: CurrentUser,
  { name, timezone, language, viewOnly }: ProfileChange,
): Promise<void> {
  const { now, knownVersion } = call;
  const change = { name, timezone, language, viewOnly };
  await db.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({
        ...change,
        ...(name !== undefined && { searchText: searchText(name, before.email) }),
        version: sql`${users.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(users.id, before.id), equals(users.version, knownVersion)))
      .returning({ id: users.id });
    if (changed.length === 0) throw changedMeanwhile();
    await recordUserAudit(
      transaction,
      call,
      'user.update',
      { id: before.id, email: before.email },
      { email: before.email, ...changeDetail({ ...before }, change) },
    );
  });
}
