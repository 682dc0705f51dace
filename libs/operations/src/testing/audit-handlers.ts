import type { ResponseOf } from '@console/http/contract';
import { listResponse, mock, respondWithError } from '@console/http/testing';
import { getAuditLog, listAuditActors, listAuditLogs, type AuditLog } from '../contract';
import { AUDIT_NOW } from './audit-factory';
import { PERIODS } from './periods-and-ids';

type ListQuery = Parameters<Parameters<typeof mock<typeof listAuditLogs>>[1]>[0]['query'];

export const mockAuditLog = (entries: readonly AuditLog[]) => [
  mock(listAuditLogs, ({ query }) => auditLogPage(entries, query)),
  mock(listAuditActors, ({ query }) => ({
    data: [...new Set(entries.map(({ actor }) => actor.email))]
      .filter((email) => email.includes(query.q))
      .map((email) => ({ email, name: '' })),
  })),
  mock(getAuditLog, ({ params }) => entries.find(({ id }) => id === params.id) ?? respondWithError(404)),
];

function auditLogPage(entries: readonly AuditLog[], query: ListQuery): ResponseOf<typeof listAuditLogs> {
  const { q = '', sort = '-at', from, to, customFields: filters = {} } = query;
  const since = filters.period && Date.parse(AUDIT_NOW) - PERIODS[filters.period];
  const matching = entries
    .filter(
      ({ at, actor, action, appId, object, result }) =>
        appId === (filters.appId ?? appId) &&
        actor.email === (filters.actor ?? actor.email) &&
        action === (filters.action ?? action) &&
        object.type === (filters.objectType ?? object.type) &&
        object.id === (filters.objectId ?? object.id) &&
        result === (filters.result ?? result) &&
        Date.parse(at) >= (since ?? Date.parse(from ?? at)) &&
        (to === undefined || Date.parse(at) < Date.parse(to)) &&
        `${action} ${actor.email} ${object.name ?? ''}`.includes(q),
    )
    .toSorted((one, other) => (sort === 'at' ? 1 : -1) * (Date.parse(one.at) - Date.parse(other.at)));
  return listResponse(matching, query);
}
