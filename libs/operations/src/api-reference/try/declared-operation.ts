import { ADMIN_APP_ID, ownValue } from '@console/http';
import type { ObjectSchema, Operation, ProxyGroup } from '@console/http/contract';
import { z } from 'zod';
import type { CallByHand } from '../../api/document-api';
import type { ApiOperation } from '../reference/api-reference';

/** The groups that a proxy knows the platform by. */
const PROXY_GROUPS: readonly ProxyGroup[] = [
  'authServiceApi',
  'apiAdminAccount',
  'apiTenantApp',
  'apiAdminBilling',
  'apiAdminQuota',
];

/**
 * An operation of a document as the console's way out takes it, so that it goes by the same rules as every other call. The
 * values of its parameters are text as it was typed, and its answer is held against nothing.
 */
export function declaredOperation(operation: ApiOperation): Operation {
  const { name, summary, method, path, access, parameters, body } = operation;
  const names = (place: 'path' | 'query') => parameters.filter((parameter) => parameter.in === place);
  const hasHeader = (header: string) =>
    parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === header);
  return {
    name,
    summary,
    // Only a proxy asks: one of another name it could not reach anyway.
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

/** What the path asks to be filled in, whether or not the document describes it. */
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

/** A call as it was typed. */
export interface TypedCall {
  /** Empty for the admin app. */
  appId: string;
  path: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
  ifMatch: string;
  /** JSON. */
  body: string;
}

/** What was typed, ready to be sent. The body has to be JSON. */
export function callOf(
  operation: Operation,
  { appId = '', path, query, ifMatch, body }: Partial<TypedCall>,
): CallByHand {
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

/** The path as it will be called, for a person to read. */
export function filledPath(path: string, args: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = ownValue(args, name);
    return typeof value === 'string' ? encodeURIComponent(value) : '';
  });
}

/** Whether a text is JSON. */
export function isJson(text: unknown): text is string {
  try {
    JSON.parse(String(text));
    return typeof text === 'string';
  } catch {
    return false;
  }
}
