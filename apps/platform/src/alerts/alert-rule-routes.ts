import { isDeepStrictEqual } from 'node:util';
import {
  createAlertRule,
  deleteAlertRule,
  listAlertRules,
  RULES_MAX,
  thresholdMax,
  updateAlertRule,
  type AlertRule,
} from '@console/operations/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { changeDetail, recordAudit } from '../audit/record-audit';
import { lockManagedApp, rejectArchivedApp } from '../apps/lock-app';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { merged } from '../database/merged';
import { alertConditions, alertRules, alerts } from '../database/schema';
import { entityTag, fieldError, HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { requireApp } from '../billing/billed-app';
import { isNameTaken } from '../apps/is-name-taken';
import { inAppOfRequest, type InApp } from './alert-settings';
import { queueDeliveries } from './queue-deliveries';

type Row = typeof alertRules.$inferSelect;

export const alertRuleRoutes = [
  route(listAlertRules, async ({ db, authority, request }) => {
    await requireApp(db, authority, request.appId);
    const rows = await rulesWithAlerts(db)
      .where(eq(alertRules.appId, request.appId))
      .orderBy(asc(sql`lower(${alertRules.name})`));
    return { data: rows.map(alertRule) };
  }),

  routeInTransaction(createAlertRule, async (call) => {
    const { body, authority, now } = call;
    const { appId } = body;
    await lockManagedApp(call.db, authority, appId);
    rejectUnreachable(body);
    if ((await call.db.$count(alertRules, eq(alertRules.appId, appId))) >= RULES_MAX) {
      throw new HttpError(409, message('alertRule.tooMany', { limit: RULES_MAX }));
    }
    const id = newId(now);
    const added = await call.db
      .insert(alertRules)
      .values({ ...body, id, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    const [row] = added;
    if (!row) throw nameTaken();
    await recordAudit(call, row, auditedOf(row));
    return alertRule({ rule: row, activeAlerts: 0 });
  }),

  routeInTransaction(updateAlertRule, async (call) => {
    const { params, body, now, knownVersion, setVersion } = call;
    const before = await requireRule(call.db, call, params.id);
    requireVersion(knownVersion, before.version);
    const { id } = before;
    const row = merged(before, body);
    const isOtherMetric = row.metric !== before.metric;
    // Rules of earlier versions can have a threshold that is out of reach.
    if (isOtherMetric || row.threshold !== before.threshold) rejectUnreachable(row);
    if (!isDeepStrictEqual(row, before)) {
      if (await isNameTaken(call.db, alertRules, row)) throw nameTaken();
      if (body.enabled === false || isOtherMetric) await clearAlerts(call.db, id, now);
      await call.db.delete(alertConditions).where(eq(alertConditions.ruleId, id));
      await call.db
        .update(alertRules)
        .set({ ...body, version: before.version + 1, updatedAt: now })
        .where(eq(alertRules.id, id));
      await recordAudit(call, row, changeDetail(auditedOf(before), auditedOf(row)));
    }
    const [found] = await rulesWithAlerts(call.db).where(eq(alertRules.id, id));
    if (!found) throw new HttpError(404, message('alertRule.notFound'));
    setVersion(found.rule.version);
    return alertRule(found);
  }),

  routeInTransaction(deleteAlertRule, async (call) => {
    const { params, now } = call;
    const before = await requireRule(call.db, call, params.id);
    await clearAlerts(call.db, before.id, now);
    await call.db.delete(alertRules).where(eq(alertRules.id, before.id));
    await recordAudit(call, before, auditedOf(before));
    return {};
  }),
];

async function clearAlerts(db: Database, ruleId: string, now: Date): Promise<void> {
  const cleared = await db
    .update(alerts)
    .set({ clearedAt: now })
    .where(and(eq(alerts.ruleId, ruleId), isNull(alerts.clearedAt)))
    .returning();
  for (const alert of cleared) await queueDeliveries(db, alert, 'cleared', now);
}

/** @throws HttpError 400 for a threshold that the metric cannot exceed */
function rejectUnreachable({ metric, threshold }: Pick<Row, 'metric' | 'threshold'>): void {
  const max = thresholdMax(metric);
  if (threshold > max) throw fieldError(400, 'threshold', message('field.tooBig', { max }));
}

function nameTaken(): HttpError {
  return fieldError(409, 'name', message('alertRule.nameTaken'));
}

function rulesWithAlerts(db: Database) {
  return db
    .select({
      rule: alertRules,
      activeAlerts: db.$count(alerts, and(eq(alerts.ruleId, alertRules.id), isNull(alerts.clearedAt))),
    })
    .from(alertRules);
}

/** Locks the rule. @throws HttpError 404 for a rule of another app, 409 for an archived app. */
async function requireRule(db: Database, call: InApp, id: string): Promise<Row> {
  const wanted = inAppOfRequest(alertRules, call, id);
  const [found] = await db.select().from(alertRules).where(wanted).for('update');
  if (!found) throw new HttpError(404, message('alertRule.notFound'));
  await rejectArchivedApp(db, found.appId);
  return found;
}

function auditedOf({ name, metric, comparison, threshold, minutes, severity, enabled }: Row) {
  return { name, metric, comparison, threshold, minutes, severity, enabled };
}

function alertRule({ rule, activeAlerts }: { rule: Row; activeAlerts: number }): AlertRule {
  const { evaluatedAt: _evaluatedAt, createdAt: _createdAt, version, updatedAt, ...fields } = rule;
  return { ...fields, activeAlerts, updatedAt: updatedAt.toISOString(), etag: entityTag(version) };
}
