import type { CurrentUser } from '@console/shell-layout/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type AuditContext, changeDetail, recordUserAudit } from '../audit/record-audit';
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
  call: Changing,
  before: CurrentUser,
  { name, timezone, language, viewOnly }: ProfileChange,
): Promise<void> {
  const { db, now, knownVersion } = call;
  const change = { name, timezone, language, viewOnly };
  const detail = changeDetail({ ...before }, change);
  const isChanged = Object.keys(detail).length > 0;
  const changed = await db
    .update(users)
    .set({
      ...change,
      ...(name !== undefined && { searchText: searchText(name, before.email) }),
      version: sql`${users.version} + ${isChanged ? 1 : 0}`,
      ...(isChanged && { updatedAt: now }),
    })
    .where(and(eq(users.id, before.id), equals(users.version, knownVersion)))
    .returning({ id: users.id });
  if (changed.length === 0) throw changedMeanwhile();
  if (isChanged) await recordUserAudit(call, before, { email: before.email, ...detail });
}
