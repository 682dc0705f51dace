import { z } from 'zod';
import { ErrorResponse } from '../contract/error-response';
import { type IncompleteRow, isPage } from '../contract/list';
import type { Operation } from '../contract/operation';
import type { ConsoleError, DriftProblem } from '../events/console-error';
import type { Drift } from '../events/drift-log';
import { ownValue } from '../own-value';
import type { PlatformResponse } from './transport';

const MAX_PROBLEMS = 50;

/** What the caller of an operation gets. */
export type CallResult = (
  { data: unknown; error?: undefined } | { data?: undefined; error: ConsoleError }
) & {
  /** Of a manual call. */
  meta?: RawResponse;
};

/** A response as received. Plain data. */
export interface RawResponse {
  status: number;
  /** `X-Request-Id`, `ETag`, `Retry-After` and `Content-Type`, if present. */
  headers: Record<string, string>;
  /** Null if the response was empty; undefined if it was not JSON. */
  body: unknown;
  /** From sending to the last byte. */
  milliseconds: number;
}

const RAW_HEADERS = ['X-Request-Id', 'ETag', 'Retry-After', 'Content-Type'];

export function rawResponse(
  { status, data, failure, header }: PlatformResponse,
  milliseconds: number,
): RawResponse | undefined {
  if (status === undefined || failure?.kind === 'no-response') return undefined;
  const headers = RAW_HEADERS.flatMap((name) => {
    const value = header(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    status,
    headers: Object.fromEntries(headers),
    body: failure?.kind === 'status' ? failure.body : data,
    milliseconds,
  };
}

interface ReadResult {
  sent: CallResult;
  drift?: Omit<Drift, 'time'>;
}

/**
 * Checks a response against the contract: the data has exactly the declared fields. Rows of a page that do not fit come
 * separately, with their valid fields (`IncompleteRow`). @see spec 8
 */
export function readResponse(operation: Operation, response: PlatformResponse): ReadResult {
  const requestId = response.header('X-Request-Id');
  switch (response.failure?.kind) {
    case 'no-response':
      return { sent: { error: { kind: 'unreachable', message: '' } } };
    case 'status':
      return { sent: { error: httpError(response.failure.status, response.failure.body, requestId) } };
    case 'unreadable':
      return drifted(operation, [{ path: '', field: '', message: 'The response is not JSON.' }], requestId);
    case undefined:
  }

  // A 204 has no body.
  const body = response.data ?? {};
  const result = operation.response.safeParse(body);
  const etag = operation.etag && { etag: response.header('ETag') ?? '' };
  if (result.success) return { sent: { data: withEtag(result.data, etag) } };

  const problems = result.error.issues.slice(0, MAX_PROBLEMS).map(problemOf);
  const failed = drifted(operation, problems, requestId);
  const readable = readableRows(operation.response, body);
  return readable ? { ...failed, sent: { data: withEtag(readable, etag) } } : failed;
}

function drifted(operation: Operation, problems: DriftProblem[], requestId: string | undefined): ReadResult {
  const { name, method, path } = operation;
  const known = { operation: name, problems, ...given(requestId) };
  return { sent: { error: { kind: 'drift', ...known } }, drift: { ...known, method, path } };
}

function withEtag(data: unknown, etag: { etag: string } | undefined): unknown {
  return etag && typeof data === 'object' ? { ...data, ...etag } : data;
}

/** The page with the rows that fit, and the others as `incomplete`; undefined if no row has a valid field. */
function readableRows(schema: z.ZodType, body: unknown): unknown {
  if (!isPage(schema) || typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  if (!Array.isArray(body.data)) return undefined;
  const { element } = schema.shape.data;
  const given: unknown[] = body.data;
  const rows = given.map((row, index) => ({
    row,
    index,
    fits: element.safeParse(row).success,
  }));
  const fitting = rows.filter(({ fits }) => fits).map(({ row }) => row);
  const incomplete = rows.flatMap(({ row, index, fits }) => (fits ? [] : incompleteRow(element, row, index)));
  const isReadable = fitting.length > 0 || incomplete.some(({ fields }) => Object.keys(fields).length > 0);
  const page = isReadable ? schema.safeParse({ ...body, data: fitting }).data : undefined;
  return page && { ...page, incomplete };
}

/** The valid fields of a row and the names of the others. */
function incompleteRow(element: z.ZodType, row: unknown, index: number): IncompleteRow<object>[] {
  return element instanceof z.ZodObject ? [{ index, ...validFields(element, row) }] : [];
}

function validFields({ shape }: z.ZodObject, value: unknown) {
  const given: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  const fields: Record<string, unknown> = {};
  const missing: string[] = [];
  for (const [name, field] of Object.entries(shape)) {
    const result = z.safeParse(field, ownValue(given, name));
    if (!result.success) missing.push(name);
    else if (result.data !== undefined) fields[name] = result.data;
  }
  return { fields, missing };
}

function problemOf({ path, message }: z.core.$ZodIssue): DriftProblem {
  return {
    path: path.join('.'),
    field: path.filter((part) => typeof part !== 'number').join('.'),
    message,
  };
}

function httpError(status: number, data: unknown, requestId: string | undefined): ConsoleError {
  // An invalid field, such as null, does not hide the others.
  const body = ErrorResponse.partial().parse(validFields(ErrorResponse, data).fields);
  return {
    kind: 'http',
    status,
    message: list(body.message),
    errors: list(body.errors),
    fieldErrors: body.fieldErrors ?? {},
    ...(body.inactiveMinutes !== undefined && { inactiveMinutes: body.inactiveMinutes }),
    ...given(body.requestId ?? requestId),
  };
}

function given(requestId: string | undefined) {
  return requestId ? { requestId } : {};
}

function list(text: string | string[] | undefined): string[] {
  return (typeof text === 'string' ? [text] : (text ?? [])).filter((item) => item !== '');
}
