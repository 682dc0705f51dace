import type { Alert } from '../contract';
import { idOf } from './periods-and-ids';

export const ALERTS_NOW = '2026-06-08T09:00:00.000Z';

const MINUTE = 60_000;
const KINDS = [
  { kind: 'disk-nearly-full', severity: 'warning', values: { percent: 91 } },
  { kind: 'server-unreachable', severity: 'critical', values: {} },
  { kind: 'stream-interrupted', severity: 'critical', values: { stream: 'news-1' } },
  { kind: 'high-memory', severity: 'info', values: { percent: 88 } },
] as const;

/** An open alert, unique by number; higher numbers are older. */
export function alertOf(number: number, changed: Partial<Alert> = {}): Alert {
  const { kind, severity, values } = KINDS[(number - 1) % KINDS.length] ?? KINDS[0];
  const app = 1 + ((number - 1) % 2);
  const raisedAt = new Date(Date.parse(ALERTS_NOW) - number * 65 * MINUTE).toISOString();
  return {
    id: idOf(number),
    appId: `studio-${String(app)}`,
    appName: `Studio ${String(app)}`,
    server: { id: idOf(100 + app), name: `live-hcm-${String(app)}` },
    severity,
    status: 'open',
    kind,
    values,
    message: `Something of ${kind}`,
    raisedAt,
    clearedAt: null,
    count: 1,
    lastRaisedAt: raisedAt,
    acknowledgement: null,
    assignee: null,
    mutedUntil: null,
    resolvedBy: null,
    rule: null,
    comments: 0,
    ...changed,
  };
}

export function clearedAlertOf(number: number, changed: Partial<Alert> = {}): Alert {
  const { raisedAt } = alertOf(number);
  const clearedAt = new Date(Date.parse(raisedAt) + 90 * MINUTE).toISOString();
  return alertOf(number, { status: 'cleared', clearedAt, ...changed });
}

export function acknowledgedAlertOf(number: number, by = 'lan.vu@signalbox.example'): Alert {
  const at = new Date(Date.parse(alertOf(number).raisedAt) + MINUTE).toISOString();
  return alertOf(number, { status: 'acknowledged', acknowledgement: { at, by } });
}
