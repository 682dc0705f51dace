import { ADMIN_APP_ID, ownValue } from '@console/http';
import type { ObjectSchema, Operation, ProxyGroup } from '@console/http/contract';
import { z } from 'zod';
import type { ManualRequest } from '../../api/document-api';
import type { ApiOperation } from '../reference/api-reference';

const PROXY_GROUPS: readonly ProxyGroup[] = [
  'authServiceApi',
  'apiAdminAccount',
  'apiTenantApp',
  'apiAdminBilling',
  'apiAdminQuota',
];

/** An operation from a document for the HTTP client. Parameters are text; the response is not validated. */
export function declaredOperation(operation: ApiOperation): Operation {
  const { name, summary, method, path, access, parameters, body } = operation;
  const names = (place: 'path' | 'query') => parameters.filter((parameter) => parameter.in === place);
  const hasHeader = (header: string) =>
    parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === header);
  return {
    name,
    summary,
    // Only proxy mode uses the group, and cannot reach unknown ones.
    group: PROXY_GROUPS.find((known) => known === operation.group) ?? 'authServiceApi',
    method,
    path: `/${path.replace(/^\/+/, '')}`,
    access: access.kind === 'public' ? 'public' : 'session',
    params: textsOf(pathNames(path).map((param) => ({ name: param, required: true }))),
    query: textsOf(names('query')),
    ...(body && { body: z.looseObject({}) }),
    response: z.unknown(),
    ...(hasHeader('if-match') && { ifMatch: true as const }),
    ...(hasHeader('x-captcha-token') && { captcha: true as const }),
  };
}

export function pathNames(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

function textsOf(parameters: readonly { name: string; required: boolean }[]): ObjectSchema {
  return z.object(
    Object.fromEntries(
      parameters.map(({ name, required }) => [name, required ? z.string() : z.string().optional()]),
    ),
  );
}

/** Input of the form. */
export interface RequestInput {
  /** Empty for the admin app. */
  appId: string;
  path: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
  ifMatch: string;
  /** JSON. */
  body: string;
}

/** @throws SyntaxError if the body is not JSON */
export function manualRequestOf(
  operation: Operation,
  { appId = '', path, query, ifMatch, body }: Partial<RequestInput>,
): ManualRequest {
  const version = ifMatch?.trim() ?? '';
  return {
    operation,
    appId: appId.trim() || ADMIN_APP_ID,
    args: {
      ...query,
      ...path,
      ...(version !== '' && { ifMatch: version }),
      ...(operation.body && { body: JSON.parse(body ?? '') as unknown }),
    },
  };
}

export function filledPath(path: string, args: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = ownValue(args, name);
    return typeof value === 'string' ? encodeURIComponent(value) : '';
  });
}

export function isJson(text: unknown): text is string {
  try {
    JSON.parse(String(text));
    return typeof text === 'string';
  } catch {
    return false;
  }
}
