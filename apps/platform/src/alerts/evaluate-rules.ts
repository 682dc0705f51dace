import { ADMIN_APP_ID } from '@console/http/contract';
import { isStreamMetric, type RuleMetric, type StreamMetric } from '@console/operations/contract';
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { alertRules, alerts, apps, serverHeartbeats, serverMetrics1m, servers } from '../database/schema';
import { queueDeliveries } from './queue-deliveries';
import { streamFindings } from './stream-conditions';
import { MINUTE_MS } from '../time/durations';

const EVALUATE_EVERY_MS = 10_000;
/** A condition has to be over for this long before its alert is cleared. */
const CLEAR_AFTER_MS = 2 * MINUTE_MS;
/** Minutes that have to have reports, as a part of all. */
const REPORTED = 0.8;

type Rule = typeof alertRules.$inferSelect;

/** What a rule says about a server or a stream; `unchanged` between the conditions to raise and to clear. */
export interface Finding {
  serverId: string | null;
  streamId: string | null;
  name: string;
  appId: string;
  state: 'raise' | 'clear' | 'unchanged';
  value: number;
}

/** Raises and clears the alerts of the rules that are due. Several processes can share a database. */
export async function evaluateRules(db: Database, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(alertRules)
      .where(
        and(
          eq(alertRules.enabled, true),
          or(
            isNull(alertRules.evaluatedAt),
            lte(alertRules.evaluatedAt, new Date(now.getTime() - EVALUATE_EVERY_MS)),
          ),
        ),
      )
      .for('update', { skipLocked: true });
    for (const rule of due) await evaluate(transaction, rule, now);
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await transaction.update(alertRules).set({ evaluatedAt: now }).where(inArray(alertRules.id, ids));
  });
}

async function evaluate(db: Database, rule: Rule, now: Date): Promise<void> {
  const { metric } = rule;
  const findings = await (isStreamMetric(metric)
    ? streamFindings(db, { ...rule, metric }, now)
    : metric === 'silence'
      ? silentServers(db, rule, now)
      : measuredServers(db, rule, metric, now));
  if (findings.length === 0) return;
  const active = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.ruleId, rule.id), isNull(alerts.clearedAt)));
  for (const finding of findings) {
    const alert = active.find(
      ({ serverId, streamId }) => serverId === finding.serverId && streamId === finding.streamId,
    );
    if (alert && finding.state === 'clear') {
      await db.update(alerts).set({ clearedAt: now }).where(eq(alerts.id, alert.id));
      await queueDeliveries(db, alert, 'cleared', now);
    }
    if (!alert && finding.state === 'raise') await raise(db, rule, finding, now);
  }
}

async function raise(db: Database, rule: Rule, finding: Finding, now: Date): Promise<void> {
  const { serverId, streamId, appId } = finding;
  const { kind, values, message } = textOf(rule, finding);
  const isOfIt = serverId === null ? eq(alerts.streamId, streamId ?? '') : eq(alerts.serverId, serverId);
  const isKnown = and(isOfIt, eq(alerts.kind, kind), isNull(alerts.clearedAt));
  // Some other source may have raised the same alert.
  if (kind !== OTHER && (await db.$count(alerts, isKnown)) > 0) return;
  const { severity, id: ruleId } = rule;
  const id = newId(now);
  await db
    .insert(alerts)
    .values({ id, appId, serverId, streamId, severity, kind, values, message, raisedAt: now, ruleId });
  await queueDeliveries(db, { id, appId, severity, mutedUntil: null }, 'raised', now);
}

const KINDS: Partial<Record<Exclude<RuleMetric, StreamMetric>, string>> = {
  cpu: 'high-cpu',
  memory: 'high-memory',
  disk: 'disk-nearly-full',
};
const OTHER = 'rule-met';

function textOf(rule: Rule, { name: subject, value }: Finding) {
  const { name, metric, comparison, threshold, minutes } = rule;
  if (isStreamMetric(metric)) {
    const told = streamText(metric, comparison, { stream: subject, value });
    if (told) return told;
  }
  if (metric === 'silence') {
    const message = `${subject} has not reported for ${minutes} minutes.`;
    return { kind: 'server-unreachable', values: {}, message };
  }
  const kind = comparison === 'above' && !isStreamMetric(metric) ? KINDS[metric] : undefined;
  if (kind !== undefined) {
    const percent = Math.round(value);
    return { kind, values: { percent }, message: `${name}: ${subject} is at ${percent} %.` };
  }
  const values = { rule: name, metric, comparison, value, threshold };
  return { kind: OTHER, values, message: `${name}: ${metric} of ${subject} is ${value}.` };
}

/** Undefined for a condition that is no trouble in itself, such as a high speed. */
function streamText(
  metric: StreamMetric,
  comparison: Rule['comparison'],
  { stream, value }: { stream: string; value: number },
) {
  if (metric === 'inputLost')
    return {
      kind: 'stream-interrupted',
      values: { stream },
      message: `The stream ${stream} was interrupted.`,
    };
  if (metric === 'noSound')
    return { kind: 'stream-silent', values: { stream }, message: `The stream ${stream} has no sound.` };
  if (metric === 'blackPicture')
    return { kind: 'stream-black', values: { stream }, message: `The picture of ${stream} is black.` };
  if (metric === 'frozenPicture')
    return {
      kind: 'stream-frozen',
      values: { stream },
      message: `The picture of ${stream} does not change.`,
    };
  const isSpeed = metric === 'speed' || metric === 'encoderSpeed';
  if (comparison !== (isSpeed ? 'below' : 'above')) return undefined;
  switch (metric) {
    case 'speed': {
      const message = `The input of ${stream} arrives at ${value}× real time.`;
      return { kind: 'stream-slow', values: { stream, speed: value }, message };
    }
    case 'encoderSpeed': {
      const message = `The renditions of ${stream} are encoded at ${value}× real time.`;
      return { kind: 'stream-slow-encoder', values: { stream, speed: value }, message };
    }
    case 'droppedFrames': {
      const message = `The input of ${stream} lacks ${value} % of its frames.`;
      return { kind: 'stream-dropped-frames', values: { stream, percent: value }, message };
    }
    case 'keyFrameDistance': {
      const message = `The key frames of ${stream} are ${value} s apart.`;
      return { kind: 'stream-key-frames', values: { stream, seconds: value }, message };
    }
    case 'bitrateDeviation': {
      const message = `The bit rate of ${stream} deviates by ${value} %.`;
      return { kind: 'stream-unstable-bitrate', values: { stream, percent: value }, message };
    }
  }
}

const inScope = ({ appId }: Rule) => (appId === ADMIN_APP_ID ? undefined : eq(servers.appId, appId));

async function measuredServers(
  db: Database,
  rule: Rule,
  metric: Exclude<RuleMetric, 'silence' | StreamMetric>,
  now: Date,
): Promise<Finding[]> {
  const { comparison, threshold, minutes } = rule;
  const at = serverMetrics1m.at;
  const value = serverMetrics1m[metric];
  const isBeyond = comparison === 'above' ? sql`${value} > ${threshold}` : sql`${value} < ${threshold}`;
  // Metrics are of whole minutes: the first one may have begun earlier.
  const minuteBefore = (ms: number) => new Date(Math.floor((now.getTime() - ms) / MINUTE_MS) * MINUTE_MS);
  const begin = minuteBefore(minutes * MINUTE_MS);
  const recent = minuteBefore(CLEAR_AFTER_MS);
  const rows = await db
    .select({
      serverId: servers.id,
      name: servers.name,
      appId: servers.appId,
      reported: sql<number>`count(*) filter (where ${at} >= ${begin.toISOString()})`.mapWith(Number),
      always: sql<boolean>`coalesce(bool_and(${isBeyond}) filter (where ${at} >= ${begin.toISOString()}), false)`,
      lately: sql<boolean>`coalesce(bool_or(${isBeyond}) filter (where ${at} >= ${recent.toISOString()}), true)`,
      value: sql<number>`round((array_agg(${value} order by ${at} desc))[1]::numeric, 1)`.mapWith(Number),
    })
    .from(servers)
    .innerJoin(serverMetrics1m, eq(serverMetrics1m.serverId, servers.id))
    .where(and(inScope(rule), gte(at, begin < recent ? begin : recent)))
    .groupBy(servers.id);
  const enough = Math.max(1, Math.floor(minutes * REPORTED));
  return rows.map(({ reported, always, lately, ...server }) => ({
    ...server,
    streamId: null,
    state: always && reported >= enough ? 'raise' : lately ? 'unchanged' : 'clear',
  }));
}

async function silentServers(db: Database, rule: Rule, now: Date): Promise<Finding[]> {
  const limit = new Date(now.getTime() - rule.minutes * MINUTE_MS);
  const rows = await db
    .select({
      serverId: servers.id,
      name: servers.name,
      appId: servers.appId,
      // The platform takes no heartbeats of archived apps.
      isSilent: sql<boolean>`${serverHeartbeats.at} < ${limit.toISOString()} and ${apps.status} = 'normal'`,
    })
    .from(servers)
    .innerJoin(apps, eq(apps.appId, servers.appId))
    .innerJoin(serverHeartbeats, eq(serverHeartbeats.serverId, servers.id))
    .where(and(inScope(rule), isNotNull(servers.licenseExpiresAt)));
  return rows.map(({ isSilent, ...server }) => ({
    ...server,
    streamId: null,
    state: isSilent ? 'raise' : 'clear',
    value: 0,
  }));
}
