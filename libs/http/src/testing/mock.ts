import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Operation, ResultOf } from '../contract/operation';
import type { z } from 'zod';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

interface MockedCall<O extends Operation> {
  params: Output<O['params']>;
  query: Output<O['query']>;
  body: Output<O['body']>;
  ifMatch: O['ifMatch'] extends true ? string | undefined : undefined;
  request: Request;
}

interface ErrorBody {
  errors?: string | string[];
  message?: string | string[];
  fieldErrors?: Record<string, string[]>;
  inactiveMinutes?: number;
}

export class MockedError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody = {},
  ) {
    super(`Refused with ${String(status)}`);
  }
}

/** Ends a mock with an error response of the platform's shape. */
export function respondWithError(status: number, body: ErrorBody = {}): never {
  throw new MockedError(status, body);
}

/**
 * The MSW handler of an operation. Parameters, body and response are validated against the contract. `etag` of the result goes into the header.
 */
export function mock<const O extends Operation>(
  operation: O,
  resolve: (call: MockedCall<O>) => ResultOf<O> | Promise<ResultOf<O>>,
): HttpHandler {
  return on(operation, async ({ request, params }) => {
    const url = new URL(request.url);
    try {
      const call = {
        params: read(operation.params, params),
        query: read(operation.query, Object.fromEntries(url.searchParams)),
        body: read(operation.body, operation.body && (await request.clone().json())),
        ifMatch: operation.ifMatch && (request.headers.get('If-Match') ?? undefined),
        request,
      };
      const result = await resolve(call as MockedCall<O>);
      const answer = operation.response.parse(result);
      return HttpResponse.json(answer as Record<string, unknown>, {
        status: operation.status ?? 200,
        headers: etagHeader(operation, result),
      });
    } catch (error) {
      if (!(error instanceof MockedError)) throw error;
      return HttpResponse.json(
        {
          statusCode: error.status,
          message: error.message,
          errors: error.message,
          requestId: 'mocked',
          ...error.body,
        },
        { status: error.status },
      );
    }
  });
}

export function mockSlow(operation: Operation): HttpHandler {
  return on(operation, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** An operation with a fixed response, valid or not. */
export function mockRaw(operation: Operation, answer: () => Response): HttpHandler {
  return on(operation, answer);
}

/** A list with a single page of these rows, valid or not. */
export function mockRows(operation: Operation, rows: readonly unknown[]): HttpHandler {
  return on(operation, () =>
    HttpResponse.json({ data: [...rows], total: rows.length, page: 1, perPage: 20 }),
  );
}

/** An operation that cannot be reached. */
export function mockUnreachable(operation: Operation): HttpHandler {
  return on(operation, () => HttpResponse.error());
}

function etagHeader(operation: Operation, result: unknown): Record<string, string> {
  const hasEtag = operation.etag && typeof result === 'object' && result !== null && 'etag' in result;
  return hasEtag && result.etag !== '' ? { ETag: String(result.etag) } : {};
}

type Resolver = Parameters<typeof http.get>[1];

function on(operation: Operation, resolver: Resolver): HttpHandler {
  const path = `*${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };
  return methods[operation.method](path, resolver);
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  return respondWithError(400, {
    errors: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  });
}
