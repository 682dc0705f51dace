import { changeDetail } from '../audit/change-detail';
import { recordAudit } from '../audit/record-audit';
import type { Doing } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { Refusal } from '../http/http-error';
import { message } from '../messages/message';
import { lockApp } from '../apps/lock-app';
import type { LockedApp } from '../apps/lock-app';
import { auditedOf, writeApp } from '../apps/write-app';
import type { AppChange } from '../apps/write-app';

interface ChangingCall extends Doing {
  params: { id: string };
  db: Database;
  knownVersion: number | undefined;
}

/** Locks an app for a change by its own members. @throws Refusal 409 for an archived one. */
export async function lockOwnApp(db: Database, appId: string): Promise<LockedApp> {
  const app = await lockApp(db, appId);
  // Access was granted by a membership in it a moment ago: it has been deleted since.
  if (!app) throw new Refusal(404, message('tenantApp.notFound'));
  if (app.status === 'archived') throw new Refusal(409, message('tenantApp.archived'));
  return app;
}

/** Changes an app for one of its own members, as `decide` says, and answers it as it is then. */
export function changeOwnApp(
  call: ChangingCall,
  decide: (app: LockedApp, transaction: Database) => AppChange | Promise<AppChange>,
): Promise<LockedApp> {
  const { params, db, now, knownVersion } = call;
  return db.transaction(async (transaction) => {
    const before = await lockOwnApp(transaction, params.id);
    const change = await decide(before, transaction);
    const after = await writeApp(transaction, before, change, { now, knownVersion });
    if (after !== before) {
      await recordAudit(transaction, call, {
        action: 'tenant-app.update',
        appId: before.appId,
        targetId: before.appId,
        targetName: after.name,
        detail: { name: after.name, ...changeDetail(auditedOf(before), auditedOf(after)) },
      });
    }
    return after;
  });
}
