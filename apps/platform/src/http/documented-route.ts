import { ErrorAnswer } from '@console/http/contract';
import type { Operation } from '@console/http/contract';
import { createRoute } from '@hono/zod-openapi';

/** An operation as the OpenAPI document has it. */
export function documentedRoute(operation: Operation) {
  const { params, query, body, answer } = operation;
  return createRoute({
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.group],
    'x-access': operation.access,
    ...(operation.extension && { 'x-extension': true }),
    ...(operation.access !== 'public' && { security: [{ bearer: [] }] }),
    method: METHODS[operation.method],
    path: operation.path,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: {
      [operation.status ?? 200]: { description: 'Done', content: { 'application/json': { schema: answer } } },
      default: { description: 'Refused', content: { 'application/json': { schema: ErrorAnswer } } },
    },
  });
}

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;
