import type { Operation, Reach } from '@console/http/contract';
import type { JsonObject } from './read-value';

/** What the page "Document" shows, as read from an OpenAPI document. All texts are the document's, and nothing but text. */
export interface ApiReference {
  title: string;
  version: string;
  groups: ApiGroup[];
  operations: ApiOperation[];
  /** The named schemas, by their names. */
  schemas: JsonObject;
}

export interface ApiGroup {
  id: string;
  description?: string | undefined;
}

export const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const satisfies readonly Operation['method'][];
export type Method = (typeof METHODS)[number];

export interface ApiOperation {
  /** Unique; it is also the operation's part of the address. */
  name: string;
  summary: string;
  group: string;
  method: Method;
  path: string;
  access: ApiAccess;
  /** Not in the list of calls that every platform has. */
  extension: boolean;
  parameters: ApiParameter[];
  body?: JsonObject | undefined;
  answers: ApiAnswer[];
  /** Why it cannot be tried from here; undefined where it can. */
  untried?: 'pending' | 'app-key' | 'page' | 'address' | undefined;
  /** All that a search looks through, searchable already. */
  searched: string;
}

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string | undefined;
  schema: JsonObject;
}

export interface ApiAnswer {
  /** A status, or `default`. */
  status: string;
  description?: string | undefined;
  headers: string[];
  schema?: JsonObject | undefined;
}

/** Who may call, as `x-access` says it. */
export type ApiAccess =
  | { kind: 'public' | 'pending' | 'session' | 'enrolled' | 'app-key' | 'untold' }
  | { kind: 'groups'; groups: { id: string; reaches: Reach[] }[] };
