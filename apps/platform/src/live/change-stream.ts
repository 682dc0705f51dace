import { eq } from 'drizzle-orm';
import { lockRow } from '../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import { streams } from '../database/schema';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { auditedAddress } from '../security/shown-address';
import { unsealAddress } from './pull-address';
import { requireStream, type SelectedStream, type StreamContext } from './stream-row';

type Row = typeof streams.$inferSelect;

interface ChangeCall extends AuditContext, StreamContext {
  params: { id: string };
  authority: Authority;
}

/** @throws HttpError 404, 409 */
export function lockStream({ db, params, authority }: ChangeCall): Promise<Row> {
  const wanted = { id: params.id, authority };
  return lockRow(db, db.select().from(streams), streams, wanted, message('stream.notFound'));
}

/** Changes a stream and records it. */
export async function changeStream(
  call: ChangeCall,
  changed: (before: Row) => Partial<Row> | Promise<Partial<Row>>,
): Promise<SelectedStream> {
  const { db, keyring } = call;
  const before = await lockStream(call);
  const values = await changed(before);
  const after = { ...before, ...values };
  const detail = changeDetail(auditedOf(before, keyring), auditedOf(after, keyring));
  if (Object.keys(detail).length > 0) {
    await db.update(streams).set(values).where(eq(streams.id, before.id));
    await recordAudit(call, after, detail);
  }
  return requireStream(db, before.id, call);
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
