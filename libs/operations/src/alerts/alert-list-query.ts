import { ADMIN_APP_ID } from '@console/http';
import { PAGE_SIZES, type ArgsOf } from '@console/http/contract';
import { int, oneOf, readListState, sortBy, text, type Field, type ListState } from '@console/ui/list';
import { z } from 'zod';
import { ALERT_PERIODS, ALERT_SEVERITIES, ALERT_STATUS_FILTERS, type listAlerts } from '../contract';

const STATUS_CHOICES = [...ALERT_STATUS_FILTERS, 'all'] as const;

/** What is over is left out unless it is asked for. */
const status: Field<(typeof STATUS_CHOICES)[number]> = {
  fallback: 'active',
  read: (value) => STATUS_CHOICES.find((choice) => choice === value),
};

const Id = z.uuid();
const server: Field<string> = { fallback: '', read: (value) => Id.safeParse(value).data };

/** The state of the list in the address. */
export const ALERT_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortBy(['raisedAt', 'clearedAt', 'duration', 'count', 'severity', 'kind', 'appId'], '-raisedAt'),
  q: text(),
  status,
  severity: oneOf(ALERT_SEVERITIES),
  kind: text(),
  raised: oneOf(ALERT_PERIODS),
  /** Of the list of every app's alerts alone. */
  appId: text(),
  server,
};

export type AlertListState = ListState<typeof ALERT_LIST>;

/** What to ask the platform for about an app, of which the admin app stands for all. */
export function alertListArgs(
  ofApp: string,
  { status, severity, kind, raised, appId, server, ...state }: AlertListState,
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
      ...(server !== '' && { serverId: server }),
    },
  };
}

/** The same, out of an address: for a prefetch, before there is a screen. */
export function alertListArgsAt(ofApp: string, params: URLSearchParams) {
  return alertListArgs(ofApp, readListState(ALERT_LIST, params));
}
