import type { ResponseOf } from '@console/http/contract';
import { listResponse, mock, mockItems, respondWithError } from '@console/http/testing';
import {
  acknowledgeAlert,
  ALERT_SEVERITIES,
  commentOnAlert,
  getAlert,
  listAlertAssignees,
  listAlertComments,
  listAlertRules,
  listAlerts,
  listServers,
  resolveAlert,
  unacknowledgeAlert,
  updateAlert,
  type Alert,
  type AlertComment,
} from '../contract';
import { ALERTS_NOW } from './alert-factory';
import { PERIODS } from './periods-and-ids';
import { serverOf } from './server-factory';

const ASSIGNEES = [
  { name: 'Lan Vu', email: 'lan.vu@signalbox.example' },
  { name: 'Minh Tran', email: 'minh.tran@signalbox.example' },
];

type ListQuery = Parameters<Parameters<typeof mock<typeof listAlerts>>[1]>[0]['query'];

/** Stateful handlers; call `reset` before each story. */
export function mockAlerts(initial: readonly Alert[], by = 'operator@signalbox.example') {
  const alerts = mockItems(initial);
  let comments: readonly AlertComment[] = [];
  const changed = (id: string, changes: Partial<Alert>) => {
    if (alerts.find(id).clearedAt !== null) respondWithError(409, { errors: ['this alert is over'] });
    return alerts.change(id, changes);
  };

  return {
    reset: () => {
      alerts.reset();
      comments = [];
    },
    replace: alerts.replace,
    get alerts() {
      return alerts.all;
    },
    handlers: [
      mock(listAlerts, ({ query }) => alertPage(alerts.all, query)),
      mock(getAlert, ({ params }) => alerts.find(params.id)),
      mock(acknowledgeAlert, ({ params }) =>
        changed(params.id, { status: 'acknowledged', acknowledgement: { at: ALERTS_NOW, by } }),
      ),
      mock(unacknowledgeAlert, ({ params }) => changed(params.id, { status: 'open', acknowledgement: null })),
      mock(updateAlert, ({ params, body }) => changed(params.id, body)),
      mock(resolveAlert, ({ params }) =>
        changed(params.id, { status: 'cleared', clearedAt: ALERTS_NOW, resolvedBy: by }),
      ),
      mock(listAlertAssignees, ({ query }) => ({
        data: ASSIGNEES.filter(({ name }) => name.includes(query.q)),
      })),
      mock(listAlertComments, () => ({ data: [...comments] })),
      mock(commentOnAlert, ({ body }) => {
        const comment = { id: String(comments.length), at: ALERTS_NOW, by, text: body.text };
        comments = [...comments, comment];
        return comment;
      }),
      mock(listAlertRules, () => ({ data: [] })),
      mock(listServers, ({ query }) => serverPage(alerts.all, query)),
    ],
  };
}

function alertPage(alerts: readonly Alert[], query: ListQuery): ResponseOf<typeof listAlerts> {
  const { q = '', sort = '-raisedAt', from = '', to = '9999', customFields = {} } = query;
  const { appId, serverId, severity, minSeverity, status, kind, raised, assignee } = customFields;
  const matching = alerts
    .filter(
      (alert) =>
        alert.appId === (appId ?? alert.appId) &&
        alert.server?.id === (serverId ?? alert.server?.id) &&
        alert.severity === (severity ?? alert.severity) &&
        (minSeverity === undefined || weightOf(alert.severity) >= weightOf(minSeverity)) &&
        alert.kind === (kind ?? alert.kind) &&
        alert.assignee === (assignee ?? alert.assignee) &&
        (status === 'active' ? alert.status !== 'cleared' : alert.status === (status ?? alert.status)) &&
        alert.raisedAt >= from &&
        alert.raisedAt < to &&
        (raised === undefined || Date.parse(alert.raisedAt) >= Date.parse(ALERTS_NOW) - PERIODS[raised]) &&
        `${alert.kind} ${alert.message} ${alert.server?.name ?? ''}`.includes(q),
    )
    .toSorted(comparing(sort));
  return { ...listResponse(matching, query), totalAlerts: matching.length };
}

type ServerQuery = Parameters<Parameters<typeof mock<typeof listServers>>[1]>[0]['query'];

function serverPage(alerts: readonly Alert[], query: ServerQuery): ResponseOf<typeof listServers> {
  const { q = '', customFields = {} } = query;
  const servers = new Map(
    alerts.flatMap(({ server, appId }) =>
      server && server.name.includes(q) && appId === (customFields.appId ?? appId)
        ? [[server.id, serverOf(1, { id: server.id, name: server.name, appId })]]
        : [],
    ),
  );
  return listResponse(
    [...servers.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    query,
  );
}

const weightOf = (severity: string) => ALERT_SEVERITIES.findIndex((known) => known === severity);

function comparing(sort: string): (one: Alert, other: Alert) => number {
  const direction = sort.startsWith('-') ? -1 : 1;
  const weight = ({ severity, raisedAt }: Alert) =>
    sort.endsWith('severity') ? weightOf(severity) : Date.parse(raisedAt);
  return (one, other) => direction * (weight(one) - weight(other));
}
