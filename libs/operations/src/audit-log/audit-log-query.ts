import { ADMIN_APP_ID } from '@console/http';
import { PAGE_SIZES, Timestamp, type ArgsOf } from '@console/http/contract';
import { int, oneOf, readListState, sortBy, text, type Field, type ListState } from '@console/ui/list';
import { AUDIT_OBJECTS, AUDIT_PERIODS, AUDIT_RESULTS, type listAuditLogs } from '../contract';

/** A moment, empty for none. */
const moment: Field<string> = { fallback: '', read: (value) => Timestamp.safeParse(value).data };

/** The state of the list in the address. */
export const AUDIT_LOG = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortBy(['at', 'actor', 'action', 'appId', 'result'], '-at'),
  q: text(),
  /** Back from now; from one moment to another stand `from` and `to` instead. */
  period: oneOf(AUDIT_PERIODS),
  from: moment,
  to: moment,
  action: text(),
  objectType: oneOf(AUDIT_OBJECTS),
  objectId: text(),
  actor: text(),
  result: oneOf(AUDIT_RESULTS),
  /** Of the log of every app alone. */
  appId: text(),
};

export type AuditLogState = ListState<typeof AUDIT_LOG>;

/** What to ask the platform for about an app, of which the admin app stands for all. */
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

/** The same, out of an address: for a prefetch, before there is a screen. */
export function auditLogArgsAt(ofApp: string, params: URLSearchParams) {
  return auditLogArgs(ofApp, readListState(AUDIT_LOG, params));
}
