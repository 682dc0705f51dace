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
  type AuditAction,
} from '@console/operations/contract';
import { and, asc, eq } from 'drizzle-orm';
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId, newId } from '../database/ids';
import { alertComments, alerts, users } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { canBeAssigned } from './alert-assignee-routes';
import { alertPage } from './alert-page';
import { findAlert } from './alert-row';
import { queueDeliveries } from './queue-deliveries';

type Row = typeof alerts.$inferSelect;

export const alertRoutes = [
  route(listAlerts, ({ query, db, authority, now }) => alertPage(db, query, authority, now)),

  route(getAlert, ({ params, db, authority }) => findAlert(db, authority, params.id)),

  routeInTransaction(acknowledgeAlert, async (call) => {
    const values = { acknowledgedAt: call.now, acknowledgedBy: call.actor.user.email };
    return change(call, 'alert.acknowledge', (before) => (before.acknowledgedAt ? {} : values));
  }),

  routeInTransaction(unacknowledgeAlert, async (call) =>
    change(call, 'alert.unacknowledge', () => ({ acknowledgedAt: null, acknowledgedBy: null })),
  ),

  routeInTransaction(updateAlert, async (call) => {
    const { body, now } = call;
    const { assignee, mutedUntil } = body;
    const until = typeof mutedUntil === 'string' ? new Date(mutedUntil) : mutedUntil;
    if (until && (until <= now || until.getTime() > now.getTime() + LONGEST_MUTE_MS)) {
      throw fieldError(400, 'mutedUntil', message('alert.muteTooLong'));
    }
    return change(call, 'alert.update', async ({ appId }) => {
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
    change(call, 'alert.resolve', async (before) => {
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
    const about = { appId, targetId: alertId, targetName: kind };
    await recordAudit(call.db, call, {
      ...about,
      action: 'alert.comment',
      detail: { text: body.text },
    });
    return alertComment(comment);
  }),
];

const LONGEST_MUTE_MS = 30 * 24 * 3_600_000;

function alertComment({ id, at, author, text }: typeof alertComments.$inferSelect): AlertComment {
  return { id, at: at.toISOString(), by: author, text };
}

interface ChangeCall extends AuditContext {
  params: { id: string };
  db: Database;
  authority: Authority;
}

type Changed = Partial<
  Pick<Row, 'acknowledgedAt' | 'acknowledgedBy' | 'assignee' | 'mutedUntil' | 'clearedAt' | 'resolvedBy'>
>;

/** Changes an alert that is not cleared. */
async function change(
  call: ChangeCall,
  action: AuditAction,
  changed: (before: Row) => Changed | Promise<Changed>,
): Promise<Alert> {
  const { params, db, authority } = call;
  const [before] = isId(params.id)
    ? await db
        .select()
        .from(alerts)
        .where(and(eq(alerts.id, params.id), authority.within(alerts.appId)))
        .for('update')
    : [];
  if (!before) throw new HttpError(404, message('alert.notFound'));
  if (before.clearedAt) throw new HttpError(409, message('alert.cleared'));
  const values = await changed(before);
  const detail = changeDetail(auditedOf(before), auditedOf({ ...before, ...values }));
  if (Object.keys(detail).length > 0) {
    await db.update(alerts).set(values).where(eq(alerts.id, before.id));
    const { appId, id, kind } = before;
    await recordAudit(db, call, { action, appId, targetId: id, targetName: kind, detail });
  }
  return findAlert(db, authority, before.id);
}

function auditedOf({ acknowledgedBy, assignee, mutedUntil, resolvedBy }: Row) {
  return { acknowledgedBy, assignee, mutedUntil: mutedUntil?.toISOString() ?? null, resolvedBy };
}
