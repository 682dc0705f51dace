import { isStorable, type Operation } from '@console/http/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { message } from '../messages/message';
import { HttpError } from './http-error';
import type { PlatformEnv } from './request-context';
import { bodyError, parametersError } from './validation';

/** Far more than any object of the API has. */
const MAX_FIELDS = 1_000;

type Values = Record<string, unknown> | undefined;

/** The validated input; undefined for parts that the operation does not take. */
export interface Input {
  params: Values;
  query: Values;
  body: Values;
}

/** `admit` checks the body before its validation. */
export async function readInput(
  operation: Operation,
  context: Context<PlatformEnv>,
  admit?: (body: unknown) => void,
): Promise<Input> {
  const { params, query, body } = operation;
  if (!body && operation.method !== 'GET') await checkNoBody(context);
  return {
    params: params && readParameters(params, context.req.param()),
    query: query && readParameters(query, queryOf(context)),
    body: body && readBody(body, await jsonOf(context, admit)),
  };
}

/** Checked before access, which looks up some path parameters. @throws HttpError 400 */
export function rejectControlCharacters(params: Readonly<Record<string, string>>): void {
  const bad = Object.keys(params).filter((name) => /\p{Cc}/u.test(params[name] ?? ''));
  if (bad.length > 0) throw unusableParameters(bad, params);
}

function readParameters(schema: z.ZodObject, values: Record<string, unknown>): Values {
  const result = schema.safeParse(values);
  if (!result.success) throw parametersError(result.error.issues, values);
  const { data } = result;
  const unstorable = Object.keys(data).filter((name) => !isStorable(data[name]));
  if (unstorable.length > 0) throw unusableParameters(unstorable, values);
  return data;
}

function unusableParameters(names: readonly string[], values: Record<string, unknown>): HttpError {
  return parametersError(
    names.map((name) => ({ code: 'unstorable', path: [name] })),
    values,
  );
}

/** @throws HttpError 400 with the problems by field. */
export function readBody(schema: z.ZodObject, value: unknown): Values {
  const result = schema.safeParse(value);
  if (!result.success || !isStorable(result.data)) throw bodyError(schema, value, result.error?.issues ?? []);
  return result.data;
}

const NoBody = z.strictObject({});

async function checkNoBody(context: Context<PlatformEnv>): Promise<void> {
  const text = await context.req.text();
  if (text !== '') readBody(NoBody, parseJson(text));
}

/** A repeated parameter becomes a list, which no schema accepts. */
function queryOf(context: Context<PlatformEnv>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  );
}

async function jsonOf(context: Context<PlatformEnv>, admit?: (body: unknown) => void): Promise<unknown> {
  if (context.req.header('Content-Type') === undefined)
    throw new HttpError(415, message('request.mediaType'));
  const body = parseJson(await context.req.text());
  admit?.(body);
  return body;
}

function parseJson(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, message('request.malformed'));
  }
  if (hasLargeObject(body)) throw new HttpError(400, message('request.tooManyFields', { max: MAX_FIELDS }));
  return body;
}

/** Rejected before validation, which would examine and report each field. Not recursive: JSON can be nested deeply. */
function hasLargeObject(body: unknown): boolean {
  const values = [body];
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    if (inner.length > MAX_FIELDS && !Array.isArray(value)) return true;
    for (const one of inner) if (typeof one === 'object') values.push(one);
  }
  return false;
}
