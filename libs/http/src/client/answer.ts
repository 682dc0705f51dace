import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { ErrorAnswer } from '../contract/error-answer';
import type { Operation } from '../contract/operation';
import type { ConsoleError } from './console-error';

type Checked = { data: unknown; error?: undefined } | { data?: undefined; error: ConsoleError };

/** Holds a successful answer against the contract: what passes has exactly the declared fields. */
export function checkAnswer(operation: Operation, data: unknown, requestId?: string): Checked {
  // A 204 has no body; an operation that promises nothing but success is content with that.
  const result = operation.answer.safeParse(data ?? {});
  if (result.success) return { data: result.data };
  return {
    error: {
      kind: 'drift',
      operation: operation.name,
      problems: result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      ...(requestId && { requestId }),
    },
  };
}

/** Normalises what fetchBaseQuery calls an error. */
export function readFailure(
  operation: Operation,
  error: FetchBaseQueryError,
  requestId?: string,
): ConsoleError {
  switch (error.status) {
    case 'FETCH_ERROR':
    case 'TIMEOUT_ERROR':
    case 'CUSTOM_ERROR':
      return { kind: 'unreachable', message: '' };
    case 'PARSING_ERROR':
      return error.originalStatus >= 400
        ? refused(error.originalStatus, undefined, requestId)
        : {
            kind: 'drift',
            operation: operation.name,
            problems: [{ path: '', message: 'The answer is no JSON.' }],
            ...(requestId && { requestId }),
          };
    default:
      return refused(error.status, error.data, requestId);
  }
}

function refused(status: number, data: unknown, requestId?: string): ConsoleError {
  const body = ErrorAnswer.partial().safeParse(data).data;
  const id = body?.requestId ?? requestId;
  return {
    kind: 'refused',
    status,
    message: list(body?.message),
    errors: list(body?.errors),
    fieldErrors: body?.fieldErrors ?? {},
    ...(id && { requestId: id }),
  };
}

function list(text: string | string[] | undefined): string[] {
  return (typeof text === 'string' ? [text] : (text ?? [])).filter((item) => item !== '');
}
