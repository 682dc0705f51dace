import type { ObjectSchema, Operation } from '../contract/operation';
import { ownValue } from '../own-value';

export interface PrefetchCalls {
  /** Whether the user has opened the page: failures are published from then on. */
  isPageOpen: boolean;
}

export interface OperationCall {
  operation: Operation;
  /** As `ArgsOf` of the operation. */
  args: unknown;
  headers?: Record<string, string>;
  /**
   * Set for a call from the API reference: sent once, in the chosen app, with the raw response in `meta`.
   */
  manual?: { appId: string };
  /**
   * The token of a session that has ended here; signs out on the platform. The call may outlive the page.
   */
  endedToken?: string;
  /** Set while prefetching: failures are not published until the page is opened. */
  prefetch?: PrefetchCalls;
}

/**
 * The specified message for the first missing required parameter. An empty path parameter counts as missing. @see spec 5
 */
export function missingParameter({ operation, args }: OperationCall): string | undefined {
  const values = argsObject(args);
  const pathNames = Object.keys(operation.params?.shape ?? {});
  const required = [...pathNames, ...requiredKeys(operation.query), ...(operation.body ? ['body'] : [])];
  const missing = required.find((name) => {
    const value = ownValue(values, name);
    return value === null || value === undefined || (value === '' && pathNames.includes(name));
  });
  return missing && `Required parameter ${missing} was null or undefined when calling ${operation.name}.`;
}

export interface OperationRequest extends Pick<Operation, 'method'> {
  url: string;
  params?: Record<string, string>;
  body?: unknown;
}

/** Path, query and body of a call. Each path parameter stays one encoded segment, whatever it holds. */
export function requestOf({ operation, args }: OperationCall): OperationRequest {
  const values = argsObject(args);
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeSegment(String(ownValue(values, name))),
  );
  const params = Object.keys(operation.query?.shape ?? {})
    .map((name) => [name, queryText(ownValue(values, name))] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  return {
    url,
    method: operation.method,
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...(operation.body && { body: values['body'] }),
  };
}

/** The ETag of the version that a write changes, if known. */
export function ifMatchOf({ operation, args }: OperationCall): string | undefined {
  const version = operation.ifMatch && argsObject(args)['ifMatch'];
  return typeof version === 'string' && version !== '' ? version : undefined;
}

/** The app that a call is made in; undefined for the admin app. */
export function appIdOf({ operation, args, manual }: OperationCall): string | undefined {
  const { inApp } = operation;
  const appId = inApp && argsObject(args)[inApp === true ? 'appId' : inApp];
  return manual?.appId ?? (typeof appId === 'string' && appId !== '' ? appId : undefined);
}

// URL parsers resolve "." and ".." away, written as %2E as well. Encoded twice they stay, and name nothing.
function encodeSegment(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value);
}

function queryText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
}

function requiredKeys(schema: ObjectSchema | undefined): string[] {
  return Object.entries(schema?.shape ?? {})
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name);
}

function argsObject(args: unknown): Record<string, unknown> {
  return typeof args === 'object' && args !== null ? { ...args } : {};
}
