import type { z } from 'zod';
import { ErrorAnswer } from '../contract/error-answer';
import { isPage } from '../contract/list';
import type { Operation } from '../contract/operation';
import type { ConsoleError, DriftProblem } from './console-error';
import type { Reply, ReplyFailure } from './transport';

/** More of one answer than this tells nobody anything new. */
const MAX_PROBLEMS = 50;

/** What an operation's caller gets; beside it, where the answer left the contract. */
export type Sent = { data: unknown; error?: undefined } | { data?: undefined; error: ConsoleError };
export type ReadReply = Sent & { problems: DriftProblem[] };

/**
 * Holds a reply against the contract: what passes has exactly the declared fields. Rows of a page that do not fit are
 * left out and the rest is given, as long as there is a rest. @see docs/behaviour.md 8
 */
export function readReply(operation: Operation, reply: Reply): ReadReply {
  const requestId = reply.header('X-Request-Id');
  if (reply.failure) return readFailure(operation, reply.failure, requestId);

  // A 204 has no body; an operation that promises nothing but success is content with that.
  const answer = reply.data ?? {};
  const result = operation.answer.safeParse(answer);
  const etag = operation.etag && { etag: reply.header('ETag') ?? '' };
  if (result.success) return { data: withEtag(result.data, etag), problems: [] };

  const problems = result.error.issues.slice(0, MAX_PROBLEMS).map(problemOf);
  const readable = readableRows(operation.answer, answer);
  return readable
    ? { data: withEtag(readable, etag), problems }
    : { error: { kind: 'drift', operation: operation.name, problems, ...given(requestId) }, problems };
}

function withEtag(data: unknown, etag: { etag: string } | undefined): unknown {
  return etag && typeof data === 'object' ? { ...data, ...etag } : data;
}

/** The page without the rows that do not fit; undefined where nothing readable is left to show. */
function readableRows(schema: z.ZodType, answer: unknown): unknown {
  if (!isPage(schema) || typeof answer !== 'object' || answer === null || !('data' in answer)) return undefined;
  if (!Array.isArray(answer.data)) return undefined;
  const rows = answer.data.filter((row) => schema.shape.data.element.safeParse(row).success);
  return rows.length === 0 ? undefined : schema.safeParse({ ...answer, data: rows }).data;
}

function problemOf({ path, message }: z.core.$ZodIssue): DriftProblem {
  return {
    path: path.join('.'),
    field: path.filter((part) => typeof part !== 'number').join('.'),
    message,
  };
}

function readFailure(operation: Operation, failure: ReplyFailure, requestId: string | undefined): ReadReply {
  switch (failure.kind) {
    case 'no-answer':
      return { error: { kind: 'unreachable', message: '' }, problems: [] };
    case 'status':
      return { error: refused(failure.status, failure.body, requestId), problems: [] };
    case 'unreadable': {
      const problems = [{ path: '', field: '', message: 'The answer is no JSON.' }];
      return { error: { kind: 'drift', operation: operation.name, problems, ...given(requestId) }, problems };
    }
  }
}

function refused(status: number, data: unknown, requestId: string | undefined): ConsoleError {
  const body = ErrorAnswer.partial().safeParse(data).data;
  return {
    kind: 'refused',
    status,
    message: list(body?.message),
    errors: list(body?.errors),
    fieldErrors: body?.fieldErrors ?? {},
    ...given(body?.requestId ?? requestId),
  };
}

function given(requestId: string | undefined) {
  return requestId ? { requestId } : {};
}

function list(text: string | string[] | undefined): string[] {
  return (typeof text === 'string' ? [text] : (text ?? [])).filter((item) => item !== '');
}
