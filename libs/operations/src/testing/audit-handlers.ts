import type { ResponseOf } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
import { getAuditLog, listAuditLogs, type AuditLog } from '../contract';
import { AUDIT_NOW } from './audit-factory';

type ListQuery = Parameters<Parameters<typeof mock<typeof listAuditLogs>>[1]>[0]['query'];

const HOUR = 3_600_000;
const PERIODS = {
  'last-hour': HOUR,
  'last-day': 24 * HOUR,
  'last-7-days': 168 * HOUR,
  'last-30-days': 720 * HOUR,
};

export function mockAuditLog(entries: readonly AuditLog[]) {
  let isFailing = false;
  const respond = <Response>(response: () => Response): Response =>
    isFailing ? respondWithError(500, { errors: ['the database is down'] }) : response();
  return {
    reset: () => {
      isFailing = false;
    },
    setFailing: (failing: boolean) => {
      isFailing = failing;
    },
    handlers: [
      mock(listAuditLogs, ({ query }) => respond(() => pageOf(entries, query))),
      mock(getAuditLog, ({ params }) =>
        respond(() => entries.find(({ id }) => id === params.id) ?? respondWithError(404)),
      ),
    ],
  };
}

function pageOf(entries: readonly AuditLog[], query: ListQuery): ResponseOf<typeof listAuditLogs> {
  const { page, perPage, q = '', sort = '-at', from, to, customFields: wanted = {} } = query;
  const since = wanted.period && Date.parse(AUDIT_NOW) - PERIODS[wanted.period];
  const matching = entries
    .filter(
      ({ at, actor, action, appId, object, result }) =>
        appId === (wanted.appId ?? appId) &&
        actor.email === (wanted.actor ?? actor.email) &&
        action === (wanted.action ?? action) &&
        object.type === (wanted.objectType ?? object.type) &&
        object.id === (wanted.objectId ?? object.id) &&
        result === (wanted.result ?? result) &&
        Date.parse(at) >= (since ?? Date.parse(from ?? at)) &&
        (to === undefined || Date.parse(at) < Date.parse(to)) &&
        `${action} ${actor.email} ${object.name ?? ''}`.includes(q),
    )
    .toSorted((one, other) => (sort === 'at' ? 1 : -1) * (Date.parse(one.at) - Date.parse(other.at)));
  return {
    data: matching.slice((page - 1) * perPage, page * perPage),
    total: matching.length,
    page,
    perPage,
  };
}
