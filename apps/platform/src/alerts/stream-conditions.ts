import { ADMIN_APP_ID } from '@console/http/contract';
import { HEALTH_LIMITS, type StreamHealth } from '@console/live/contract';
import { isStateMetric, type StreamMetric } from '@console/operations/contract';
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { alertConditions, alertRules, alerts, streams } from '../database/schema';
import type { Finding } from './evaluate-rules';
import { MINUTE_MS } from '../time/durations';

/** A measured condition has to be over for this long before its alert is cleared; a state ends at once. */
const CLEAR_AFTER_MS = 2 * MINUTE_MS;
/** A condition that was not evaluated for this long starts over. */
const UNSEEN_MS = MINUTE_MS;

type StreamRule = typeof alertRules.$inferSelect & { metric: StreamMetric };
type Condition = typeof alertConditions.$inferSelect;

const MEASURED = {
  speed: 'speed',
  droppedFrames: 'droppedPercent',
  keyFrameDistance: 'keyFrameSeconds',
  bitrateDeviation: 'bitrateDeviation',
  noSound: 'audioDb',
  blackPicture: 'brightness',
  frozenPicture: 'frozenSeconds',
  encoderSpeed: 'encoderSpeed',
} as const satisfies Record<Exclude<StreamMetric, 'inputLost'>, keyof StreamHealth>;

/** What a rule says about the streams that meet its condition, or have an alert of it. */
export async function streamFindings(db: Database, rule: StreamRule, now: Date): Promise<Finding[]> {
  await rememberWhatHolds(db, rule, now);
  const isOfRule = eq(alertConditions.ruleId, rule.id);
  const withAlert = db
    .select({ id: alerts.streamId })
    .from(alerts)
    .where(and(eq(alerts.ruleId, rule.id), isNull(alerts.clearedAt)));
  const rows = await db
    .select({
      streamId: streams.id,
      name: streams.name,
      appId: streams.appId,
      isOff: sql<boolean>`${streams.startedAt} is null`,
      isReported: isReported(now),
      value: valueOf(rule.metric),
      condition: alertConditions,
    })
    .from(streams)
    .leftJoin(alertConditions, and(eq(alertConditions.streamId, streams.id), isOfRule))
    .where(or(isNotNull(alertConditions.ruleId), inArray(streams.id, withAlert)));
  const findings = rows.map(({ isOff, isReported: isKnown, condition, value, ...stream }) => ({
    ...stream,
    serverId: null,
    value: value ?? 0,
    state: isOff ? ('clear' as const) : isKnown ? stateOf(rule, condition, now) : ('unchanged' as const),
  }));
  const over = findings.filter(({ state }) => state === 'clear').map(({ streamId }) => streamId);
  if (over.length > 0)
    await db.delete(alertConditions).where(and(isOfRule, inArray(alertConditions.streamId, over)));
  return findings;
}

function stateOf({ metric, minutes }: StreamRule, condition: Condition | null, now: Date): Finding['state'] {
  if (!condition) return 'clear';
  const { since, heldAt } = condition;
  const heldMs = heldAt.getTime() - since.getTime();
  if (heldAt.getTime() === now.getTime()) return heldMs >= minutes * MINUTE_MS ? 'raise' : 'unchanged';
  const overMs = now.getTime() - heldAt.getTime();
  return isStateMetric(metric) || overMs >= CLEAR_AFTER_MS ? 'clear' : 'unchanged';
}

/** A condition without an alert starts over when it was not met in between. */
async function rememberWhatHolds(db: Database, rule: StreamRule, now: Date): Promise<void> {
  const { appId, id: ruleId } = rule;
  const inScope = appId === ADMIN_APP_ID ? undefined : eq(streams.appId, appId);
  const at = sql`${now.toISOString()}::timestamptz`;
  const holding = db
    .select({
      ruleId: sql<string>`${ruleId}::uuid`.as('rule_id'),
      streamId: streams.id,
      since: sql<Date>`${at}`.as('since'),
      heldAt: sql<Date>`${at}`.as('held_at'),
    })
    .from(streams)
    .where(and(inScope, isReported(now), holds(rule)));
  const unseen = new Date(now.getTime() - UNSEEN_MS);
  await db
    .insert(alertConditions)
    .select(holding)
    .onConflictDoUpdate({
      target: [alertConditions.ruleId, alertConditions.streamId],
      set: {
        heldAt: now,
        since: sql`case when ${lt(alertConditions.heldAt, unseen)} then excluded.since else ${alertConditions.since} end`,
      },
    });
  const hasAlert = db
    .select({ id: alerts.streamId })
    .from(alerts)
    .where(and(eq(alerts.ruleId, ruleId), isNull(alerts.clearedAt), isNotNull(alerts.streamId)));
  await db
    .delete(alertConditions)
    .where(
      and(
        eq(alertConditions.ruleId, ruleId),
        lt(alertConditions.heldAt, now),
        sql`${alertConditions.streamId} not in ${hasAlert}`,
      ),
    );
}

/** Whether a media node says how the stream is. */
function isReported(now: Date) {
  return sql<boolean>`(${and(isNotNull(streams.startedAt), isNotNull(streams.nodeId), gte(streams.leaseUntil, now))})`;
}

function valueOf(metric: StreamMetric) {
  if (metric === 'inputLost') return sql<number | null>`null::float8`;
  return sql<number | null>`round((${streams.health} ->> ${MEASURED[metric]})::numeric, 2)::float8`.mapWith(
    Number,
  );
}

function holds({ metric, comparison, threshold }: StreamRule): SQL {
  if (metric === 'inputLost') return sql`${streams.issues} @> '[{"type": "input-lost"}]'::jsonb`;
  const value = sql`(${streams.health} ->> ${MEASURED[metric]})::float8`;
  if (metric === 'noSound')
    return sql`(${value} < ${HEALTH_LIMITS.audioDb} or ${streams.issues} @> '[{"type": "no-audio"}]'::jsonb)`;
  if (metric === 'blackPicture') return sql`${value} < ${HEALTH_LIMITS.brightness}`;
  if (metric === 'frozenPicture') return sql`${value} >= ${HEALTH_LIMITS.frozenSeconds}`;
  return comparison === 'above' ? sql`${value} > ${threshold}` : sql`${value} < ${threshold}`;
}
