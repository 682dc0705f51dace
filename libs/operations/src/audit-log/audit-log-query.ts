import { auditLogApi } from '../api/audit-log-api';
import { ADMIN_APP_ID } from '@console/http';
import { Timestamp, type ArgsOf } from '@console/http/contract';
import { type Field, listFields, type ListState, oneOf, readListState, text } from '@console/ui/list';
import type { PrefetchContext } from '@console/shell-layout';
import { AUDIT_OBJECTS, AUDIT_PERIODS, AUDIT_RESULTS, type listAuditLogs } from '../contract';

/** A timestamp; empty for none. */
const moment: Field<string> = { fallback: '', read: (value) => Timestamp.safeParse(value).data };

export const AUDIT_LOG = {
  ...listFields(['at', 'actor', 'action', 'appId', 'result'], '-at'),
  /** Relative period; `from` and `to` hold a custom range. */
  period: oneOf(AUDIT_PERIODS),
  from: moment,
  to: moment,
  action: text(),
  objectType: oneOf(AUDIT_OBJECTS),
  objectId: text(),
  actor: text(),
  result: oneOf(AUDIT_RESULTS),
  /** Only in the log of all apps. */
  appId: text(),
};

export type AuditLogState = ListState<typeof AUDIT_LOG>;

/** The admin app lists every app. */
export function auditLogArgs(
  ofApp: string,
  { period, from, to, action, objectType, objectId, actor, result, appId, ...state }: AuditLogState,
): ArgsOf<typeof listAuditLogs> {
  const app = ofApp === ADMIN_APP_ID ? appId : ofApp;
  return {
    ...state,
    ...(ofApp !== ADMIN_APP_ID && { appId: ofApp }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    customFields: {
      ...(app !== '' && { appId: app }),
      ...(period !== '' && { period }),
      ...(action !== '' && { action }),
      ...(objectType !== '' && { objectType }),
      ...(objectId !== '' && { objectId }),
      ...(actor !== '' && { actor }),
      ...(result !== '' && { result }),
    },
  };
}

export function auditLogArgsAt(ofApp: string, params: URLSearchParams) {
  return auditLogArgs(ofApp, readListState(AUDIT_LOG, params));
}

export async function prefetchAuditLog({ store, params, searchParams }: PrefetchContext) {
  const args = auditLogArgsAt(params['appId'] ?? ADMIN_APP_ID, searchParams);
  await store.dispatch(auditLogApi.endpoints.listAuditLogs.initiate(args, { subscribe: false }));
}
