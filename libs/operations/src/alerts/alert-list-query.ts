import { alertsApi } from '../api/alerts-api';
import { ADMIN_APP_ID } from '@console/http';
import type { ArgsOf } from '@console/http/contract';
import { type Field, listFields, type ListState, oneOf, readListState, text } from '@console/ui/list';
import type { PrefetchContext } from '@console/shell-layout';
import { z } from 'zod';
import { ALERT_PERIODS, ALERT_SEVERITIES, ALERT_STATUS_FILTERS, type listAlerts } from '../contract';

const STATUS_CHOICES = [...ALERT_STATUS_FILTERS, 'all'] as const;

/** Cleared alerts are hidden by default. */
const status: Field<(typeof STATUS_CHOICES)[number]> = {
  fallback: 'active',
  read: (value) => STATUS_CHOICES.find((choice) => choice === value),
};

const Id = z.uuid();
const server: Field<string> = { fallback: '', read: (value) => Id.safeParse(value).data };

export const ALERT_LIST = {
  ...listFields(['raisedAt', 'clearedAt', 'duration', 'count', 'severity', 'kind', 'appId'], '-raisedAt'),
  status,
  severity: oneOf(ALERT_SEVERITIES),
  kind: text(),
  raised: oneOf(ALERT_PERIODS),
  /** E-mail address. */
  assignee: text(),
  /** Only in the list for all apps. */
  appId: text(),
  server,
};

export type AlertListState = ListState<typeof ALERT_LIST>;

/** The admin app lists every app. */
export function alertListArgs(
  ofApp: string,
  { status, severity, kind, raised, assignee, appId, server, ...state }: AlertListState,
): ArgsOf<typeof listAlerts> {
  const app = ofApp === ADMIN_APP_ID ? appId : ofApp;
  return {
    ...state,
    ...(ofApp !== ADMIN_APP_ID && { appId: ofApp }),
    customFields: {
      ...(app !== '' && { appId: app }),
      ...(status !== 'all' && { status }),
      ...(severity !== '' && { severity }),
      ...(kind !== '' && { kind }),
      ...(raised !== '' && { raised }),
      ...(assignee !== '' && { assignee }),
      ...(server !== '' && { serverId: server }),
    },
  };
}

export function alertListArgsAt(ofApp: string, params: URLSearchParams) {
  return alertListArgs(ofApp, readListState(ALERT_LIST, params));
}

export async function prefetchAlerts({ store, params, searchParams }: PrefetchContext) {
  const args = alertListArgsAt(params['appId'] ?? ADMIN_APP_ID, searchParams);
  await store.dispatch(alertsApi.endpoints.listAlerts.initiate(args, { subscribe: false }));
}
