import { ErrorResponse, errorStatusesOf, type Operation } from '@console/http/contract';
import type { z } from 'zod';
import type { ClientResponse } from './platform-client';

const JSON_TYPE = /^application\/(\w+\+)?json\s*(;|$)/i;

/** Deviations of a response from its declaration, each with the path of its field. */
export function responseProblems(operation: Operation, answered: ClientResponse): string[] {
  const { status = 200 } = operation;
  if (answered.status !== status) return [statusProblem(operation, answered)];
  if (status === 302) return answered.headers.has('Location') ? [] : ['Location: the header is missing'];

  const read = readJson(answered);
  if ('problem' in read) return [read.problem];
  const result = operation.response.safeParse(read.value);
  const problems = result.success ? [] : result.error.issues.flatMap((issue) => issueProblems(issue));
  if (operation.etag && !answered.headers.has('ETag')) problems.push('ETag: the header is missing');
  return problems;
}

export function rejectionProblems({ access, ...operation }: Operation, answered: ClientResponse): string[] {
  const isPublic = access === 'public';
  const what = isPublic ? 'with invalid input' : 'without a token';
  const expected: readonly number[] = isPublic
    ? errorStatusesOf({ access, ...operation }).filter((status) => status < 500)
    : [401];
  if (!expected.includes(answered.status)) {
    return [`${what}: status ${answered.status}, not ${expected.join(' or ')}`];
  }
  const read = readJson(answered);
  if ('problem' in read) return [`${what}: ${read.problem}`];
  const result = ErrorResponse.safeParse(read.value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => issueProblems(issue)).map((problem) => `${what}: ${problem}`);
}

function statusProblem({ status = 200, access }: Operation, answered: ClientResponse): string {
  const expected = `status ${answered.status}, not ${status}`;
  switch (answered.status) {
    case 404:
    case 405:
      return `${expected}: there may be no such operation${said(answered)}`;
    case 403:
      return `${expected}: the account may lack a permission (${JSON.stringify(access)})${said(answered)}`;
    default:
      return `${expected}${said(answered)}`;
  }
}

function said(answered: ClientResponse): string {
  const read = readJson(answered);
  const rejection = 'problem' in read ? undefined : ErrorResponse.safeParse(read.value).data;
  const text = rejection?.errors ?? rejection?.message;
  return text === undefined ? '' : `; it says: ${[text].flat().join(' ')}`;
}

function readJson({ headers, text }: ClientResponse): { value: unknown } | { problem: string } {
  const type = headers.get('Content-Type');
  if (!JSON_TYPE.test(type ?? ''))
    return { problem: `Content-Type: ${type ?? 'missing'}, not application/json` };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: 'the body is no JSON' };
  }
}

/** Of a union, reports the option with the fewest issues. */
function issueProblems(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
    return nearest.flatMap((inner) => issueProblems({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  return [`${pathOf(issue.path)}: ${issue.message}`];
}

function pathOf(path: readonly PropertyKey[]): string {
  return (
    path
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
      .join('')
      .replace(/^\./, '') || 'the answer'
  );
}
