import { displayName, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ALERT_SEVERITIES } from './alerts';
import { ALERTS_ACCESS } from './operations-access';

/** Reported by servers: percent, Mbit/s or a count. `silence`: no report for the duration of the rule. */
export const SERVER_METRICS = [
  'cpu',
  'memory',
  'disk',
  'inMbps',
  'outMbps',
  'streams',
  'viewers',
  'silence',
] as const;

/**
 * Of the input of a stream: `speed` in seconds of media per second, `keyFrameDistance` in seconds, `droppedFrames` and
 * `bitrateDeviation` in percent. `inputLost`, `noSound`, `blackPicture` and `frozenPicture` hold or do not. `encoderSpeed`: of the
 * slowest rendition.
 */
export const STREAM_METRICS = [
  'inputLost',
  'speed',
  'droppedFrames',
  'keyFrameDistance',
  'bitrateDeviation',
  'noSound',
  'blackPicture',
  'frozenPicture',
  'encoderSpeed',
] as const;
export type StreamMetric = (typeof STREAM_METRICS)[number];

export const RULE_METRICS = [...SERVER_METRICS, ...STREAM_METRICS] as const;
export type RuleMetric = (typeof RULE_METRICS)[number];

/** Metrics without a threshold. */
export const STATE_METRICS = ['silence', 'inputLost', 'noSound', 'blackPicture', 'frozenPicture'] as const;
export type StateMetric = (typeof STATE_METRICS)[number];

export function isStateMetric(metric: RuleMetric): metric is StateMetric {
  return STATE_METRICS.some((one) => one === metric);
}

export function isStreamMetric(metric: RuleMetric): metric is StreamMetric {
  return STREAM_METRICS.some((one) => one === metric);
}

const SHARES: readonly RuleMetric[] = ['cpu', 'memory', 'disk', 'droppedFrames'];
const THRESHOLD_MAX = 1_000_000_000;

/** 100 for a percentage of a whole: a rule with a higher threshold would never apply. */
export function thresholdMax(metric: RuleMetric): number {
  return SHARES.includes(metric) ? 100 : THRESHOLD_MAX;
}

/** Names of the rules that the platform adds at first. Clients translate them. */
export const BUILT_IN_RULE_NAMES = {
  cpu: 'High CPU load',
  memory: 'High memory usage',
  disk: 'Disk nearly full',
  silence: 'Server not responding',
  inputLost: 'Stream input lost',
  encoderSpeed: 'Encoder too slow',
} as const satisfies Partial<Record<RuleMetric, string>>;

export const RULE_COMPARISONS = ['above', 'below'] as const;
export const RULES_MAX = 100;

const ruleFields = {
  name: displayName(80),
  metric: z.enum(RULE_METRICS),
  comparison: z.enum(RULE_COMPARISONS),
  /** In the unit of the metric, at most `thresholdMax`. Ignored for metrics without a threshold. */
  threshold: z.number().min(0).max(THRESHOLD_MAX),
  /** How long the condition has to hold. */
  minutes: z.int().min(1).max(1_440),
  severity: z.enum(ALERT_SEVERITIES),
  enabled: z.boolean(),
};

export const AlertRule = z.object({
  id: z.string(),
  /** The admin app's rules apply to the servers and streams of every app. */
  appId: z.string(),
  ...ruleFields,
  name: z.string(),
  /** Alerts of this rule that are not cleared. */
  activeAlerts: z.int().nonnegative(),
  updatedAt: Timestamp,
  /** For `If-Match`. */
  etag: z.string(),
});
export type AlertRule = z.output<typeof AlertRule>;

const rules = { group: 'apiAdminBilling', access: ALERTS_ACCESS, inApp: true, extension: true } as const;
const path = '/admin/api/alert/rules' as const;
const oneRule = { ...rules, path: `${path}/{id}`, params: z.object({ id: z.string().min(1) }) } as const;

export const listAlertRules = operation({
  ...rules,
  name: 'listAlertRules',
  summary: 'Lists the alert rules of the app of X-App-Id, by name',
  method: 'GET',
  path,
  response: z.object({ data: z.array(AlertRule) }),
});

/** What a new rule needs, whatever its app. */
export const NewAlertRule = z.strictObject({
  ...ruleFields,
  comparison: ruleFields.comparison.default('above'),
  threshold: ruleFields.threshold.default(0),
  enabled: ruleFields.enabled.default(true),
});

export const CreateAlertRuleDto = NewAlertRule.extend({ appId: z.string().min(1) });

/** 409 for a name that another rule of the app has, and beyond 100 rules. */
export const createAlertRule = operation({
  ...rules,
  name: 'createAlertRule',
  summary: 'Adds an alert rule to an app',
  method: 'POST',
  path,
  body: CreateAlertRuleDto,
  response: AlertRule,
  status: 201,
});

/** Turning a rule off, or another metric, clears its active alerts. */
export const updateAlertRule = operation({
  ...oneRule,
  name: 'updateAlertRule',
  summary: 'Changes an alert rule',
  method: 'PATCH',
  body: z.strictObject(ruleFields).partial(),
  response: AlertRule,
  ifMatch: true,
  conflict: true,
});

/** Its active alerts are cleared. */
export const deleteAlertRule = operation({
  ...oneRule,
  name: 'deleteAlertRule',
  summary: 'Deletes an alert rule',
  method: 'DELETE',
  response: z.object({}),
  conflict: true,
});
