import {
  acknowledgeAlert,
  getAlert,
  listAlerts,
  unacknowledgeAlert,
  type Alert,
  type AuditAction,
} from '@console/operations/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit';
import { isId } from '../database/ids';
import { alerts } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route, type Call } from '../http/route';
import { message } from '../messages/message';
import { findAlert, statusOf, type AlertStatus } from './alert-row';
import { listAlerts as list } from './list-alerts';

type Change = Call<typeof acknowledgeAlert> | Call<typeof unacknowledgeAlert>;

export const alertRoutes = [
  route(listAlerts, ({ query, db, authority, now }) => list(db, query, authority, now)),

  route(getAlert, ({ params, db, authority }) => findAlert(db, authority, params.id)),

  route(acknowledgeAlert, (call) =>
    change(call, {
      action: 'alert.acknowledge',
      from: 'open',
      values: { acknowledgedAt: call.now, acknowledgedBy: call.actor.user.email },
    }),
  ),

  route(unacknowledgeAlert, (call) =>
    change(call, {
      action: 'alert.unacknowledge',
      from: 'acknowledged',
      values: { acknowledgedAt: null, acknowledgedBy: null },
    }),
  ),
];

interface Wanted {
  action: AuditAction;
  /** The status in which the change applies; otherwise it is already done. */
  from: AlertStatus;
  values: Pick<typeof alerts.$inferInsert, 'acknowledgedAt' | 'acknowledgedBy'>;
}

async function change(call: Change, { action, from, values }: Wanted): Promise<Alert> {
  const { params, db, authority } = call;
  return db.transaction(async (transaction) => {
    const [before] = isId(params.id)
      ? await transaction
          .select()
          .from(alerts)
          .where(and(eq(alerts.id, params.id), authority.within(alerts.appId)))
          .for('update')
      : [];
    if (!before) throw new HttpError(404, message('alert.notFound'));
    const status = statusOf(before);
    if (status === 'cleared') throw new HttpError(409, message('alert.cleared'));
    if (status === from) {
      await transaction.update(alerts).set(values).where(eq(alerts.id, before.id));
      await recordAudit(transaction, call, {
        action,
        appId: before.appId,
        targetId: before.id,
        targetName: before.kind,
        detail: {
          'acknowledgedBy.before': before.acknowledgedBy,
          'acknowledgedBy.after': values.acknowledgedBy ?? null,
        },
      });
    }
    return findAlert(transaction, authority, before.id);
  });
}
