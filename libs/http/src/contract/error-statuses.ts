import type { Operation } from './operation';

/** Statuses of error responses that a platform may return, in ascending order. */
export const ERROR_STATUSES = [400, 401, 402, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

const WITHOUT_PERMISSION: readonly Operation['access'][] = ['public', 'pending', 'session'];
const WITHOUT_MAIN_SESSION: readonly Operation['access'][] = ['public', 'pending', 'app-key'];

/** Whether the operation accepts an `Idempotency-Key`: every POST that is made with the main token of a session, except safe ones. */
export function isIdempotent({ access, method, safe }: Operation): boolean {
  return method === 'POST' && safe !== true && !WITHOUT_MAIN_SESSION.includes(access);
}

/** What is limited about calls of the operation, if anything. */
export function rateLimitOf({ rateLimit, status }: Operation): Operation['rateLimit'] {
  return rateLimit ?? (status === 201 ? 'calls' : undefined);
}

/** The error statuses that an operation may return, all derived from its declaration. */
export function errorStatusesOf(operation: Operation): ErrorStatus[] {
  const { access, body, conflict, credential, ifMatch, inApp, method, optional, params, query } = operation;
  const isChange = method !== 'GET';
  const isOfApp = inApp !== undefined && query === undefined;
  const isAboutAnApp = isOfApp || [query, body].some((schema) => schema?.shape['appId'] !== undefined);
  const applies: Record<ErrorStatus, boolean> = {
    400: isChange || params !== undefined || query !== undefined,
    401: access !== 'public' || credential === true,
    402: operation.paid === true,
    403: !WITHOUT_PERMISSION.includes(access) || operation.closable === true,
    404: params !== undefined || isAboutAnApp || optional === true,
    409: conflict === true || isIdempotent(operation),
    412: ifMatch === true,
    413: isChange,
    415: true,
    422: isIdempotent(operation),
    429: rateLimitOf(operation) !== undefined,
    500: true,
    503: true,
  };
  return ERROR_STATUSES.filter((status) => applies[status]);
}
