import {
  acknowledgeAlert,
  commentOnAlert,
  getAlert,
  listAlertComments,
  listAlerts,
  resolveAlert,
  unacknowledgeAlert,
  updateAlert,
  type Alert,
  type AlertComment,
} from '@console/operations/contract';
import { and, asc, eq } from 'drizzle-orm';
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import { newId } from '../database/ids';
import { alertComments, alerts, users } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import { forUpdate, requireRow } from '../http/require-row';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { canBeAssigned } from './alert-assignee-routes';
import { alertPage } from './alert-page';
import { findAlert } from './alert-row';
import { queueDeliveries } from './queue-deliveries';
import { DAY_MS } from '../time/durations';

type Row = typeof alerts.$inferSelect;

export const alertRoutes = [
  route(listAlerts, (call) => alertPage(call)),

  route(getAlert, ({ params, db, authority }) => findAlert(db, authority, params.id)),

  routeInTransaction(acknowledgeAlert, async (call) => {
    const values = { acknowledgedAt: call.now, acknowledgedBy: call.actor.user.email };
    return change(call, (before) => (before.acknowledgedAt ? {} : values));
  }),

  routeInTransaction(unacknowledgeAlert, async (call) =>
    change(call, () => ({ acknowledgedAt: null, acknowledgedBy: null })),
  ),

  routeInTransaction(updateAlert, async (call) => {
    const { body, now } = call;
    const { assignee, mutedUntil } = body;
    const until = typeof mutedUntil === 'string' ? new Date(mutedUntil) : mutedUntil;
    if (until && (until <= now || until.getTime() > now.getTime() + LONGEST_MUTE_MS)) {
      throw fieldError(400, 'mutedUntil', message('alert.muteTooLong'));
    }
    return change(call, async ({ appId }) => {
      const email = assignee?.toLowerCase();
      if (email !== undefined) {
        const isFound = and(eq(users.email, email), await canBeAssigned(call, appId));
        if ((await call.db.$count(users, isFound)) === 0)
          throw fieldError(400, 'assignee', message('alert.notMember'));
      }
      return {
        ...(assignee !== undefined && { assignee: email ?? null }),
        ...(until !== undefined && { mutedUntil: until }),
      };
    });
  }),

  routeInTransaction(resolveAlert, async (call) =>
    change(call, async (before) => {
      await queueDeliveries(call.db, before, 'cleared', call.now);
      return { clearedAt: call.now, resolvedBy: call.actor.user.email };
    }),
  ),

  route(listAlertComments, async ({ params, db, authority }) => {
    const { id } = await findAlert(db, authority, params.id);
    const comments = await db
      .select()
      .from(alertComments)
      .where(eq(alertComments.alertId, id))
      .orderBy(asc(alertComments.at), asc(alertComments.id));
    return { data: comments.map(alertComment) };
  }),

  routeInTransaction(commentOnAlert, async (call) => {
    const { params, body, authority, now, actor } = call;
    const { id: alertId, appId, kind } = await findAlert(call.db, authority, params.id);
    const comment = { id: newId(now), alertId, at: now, author: actor.user.email, text: body.text };
    await call.db.insert(alertComments).values(comment);
    await recordAudit(call, { id: alertId, appId, name: kind }, { text: body.text });
    return alertComment(comment);
  }),
];

const LONGEST_MUTE_MS = 30 * DAY_MS;

function alertComment({ id, at, author, text }: typeof alertComments.$inferSelect): AlertComment {
  return { id, at: at.toISOString(), by: author, text };
}

interface ChangeCall extends AuditContext {
  params: { id: string };
  authority: Authority;
}

type Changed = Partial<
  Pick<Row, 'acknowledgedAt' | 'acknowledgedBy' | 'assignee' | 'mutedUntil' | 'clearedAt' | 'resolvedBy'>
>;

/** Changes an alert that is not cleared. */
async function change(
  call: ChangeCall,
  changed: (before: Row) => Changed | Promise<Changed>,
): Promise<Alert> {
  const { params, db, authority } = call;
  const wanted = { id: params.id, authority };
  const select = forUpdate(db.select().from(alerts));
  const before = await requireRow(select, alerts, wanted, message('alert.notFound'));
  if (before.clearedAt) throw new HttpError(409, message('alert.cleared'));
  const values = await changed(before);
  const detail = changeDetail(auditedOf(before), auditedOf({ ...before, ...values }));
  if (Object.keys(detail).length > 0) {
    await db.update(alerts).set(values).where(eq(alerts.id, before.id));
    const { appId, id, kind } = before;
    await recordAudit(call, { id, appId, name: kind }, detail);
  }
  return findAlert(db, authority, before.id);
}

function auditedOf({ acknowledgedBy, assignee, mutedUntil, resolvedBy }: Row) {
  return { acknowledgedBy, assignee, mutedUntil: mutedUntil?.toISOString() ?? null, resolvedBy };
}
