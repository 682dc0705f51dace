import type { Operation } from '@console/http/contract';
import { rejectionProblems } from './response-problems';
import type { Attempts } from './attempt';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const INVALID_TEXT = '!';

/** Tries how each operation rejects a call without a token, or with invalid input if it is public. Changes nothing. */
export async function tryRejections(operations: readonly Operation[], attempts: Attempts): Promise<void> {
  const { client, findings } = attempts;
  const { token } = client;
  client.token = undefined;
  for (const operation of operations) {
    if (operation.access === 'public' && findings.has(operation)) continue;
    const { access, body, params, query } = operation;
    const rejected = await attempts.send(operation, {
      params: valuesOf(params?.shape, UNKNOWN_ID),
      ...(access === 'public' && { query: valuesOf(query?.shape, INVALID_TEXT), ...(body && { body: {} }) }),
    });
    if (rejected) findings.addRejection(operation, rejectionProblems(operation, rejected));
  }
  client.token = token;
}

function valuesOf(shape: object | undefined, value: string): Record<string, string> {
  return Object.fromEntries(Object.keys(shape ?? {}).map((name) => [name, value]));
}
