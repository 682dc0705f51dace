import type { AuditAction } from '@console/operations/contract';
import { and, eq } from 'drizzle-orm';
import { rejectArchivedApp } from '../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { streams } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { auditedAddress } from '../security/shown-address';
import { unsealAddress } from './pull-address';
import { requireStream, type SelectedStream, type StreamContext } from './stream-row';

type Row = typeof streams.$inferSelect;

interface ChangeCall extends AuditContext, StreamContext {
  params: { id: string };
  db: Database;
  authority: Authority;
}

/** @throws HttpError 404, 409 */
export async function lockStream(db: Database, { params, authority }: ChangeCall): Promise<Row> {
  const [row] = isId(params.id)
    ? await db
        .select()
        .from(streams)
        .where(and(eq(streams.id, params.id), authority.within(streams.appId)))
        .for('update')
    : [];
  if (!row) throw new HttpError(404, message('stream.notFound'));
  await rejectArchivedApp(db, row.appId);
  return row;
}

/** Changes a stream and records it. */
export function changeStream(
  call: ChangeCall,
  action: AuditAction,
  changed: (before: Row, transaction: Database) => Partial<Row> | Promise<Partial<Row>>,
): Promise<SelectedStream> {
  return call.db.transaction(async (transaction) => {
    const before = await lockStream(transaction, call);
    const values = await changed(before, transaction);
    const detail = changeDetail(
      auditedOf(before, call.keyring),
      auditedOf({ ...before, ...values }, call.keyring),
    );
    if (Object.keys(detail).length > 0) {
      await transaction.update(streams).set(values).where(eq(streams.id, before.id));
      const about = { appId: before.appId, targetId: before.id, targetName: values.name ?? before.name };
      await recordAudit(transaction, call, { ...about, action, detail });
    }
    return requireStream(transaction, before.id, call);
  });
}

function auditedOf(
  { name, pattern, pullUrl, dvrSeconds, reconnectSeconds, startedAt, playbackId }: Row,
  keyring: Keyring,
) {
  const address = pullUrl === null ? null : auditedAddress(unsealAddress(keyring, pullUrl), keyring);
  return {
    name,
    pattern,
    address,
    dvrSeconds,
    reconnectSeconds,
    on: startedAt !== null,
    shared: playbackId !== null,
  };
}
