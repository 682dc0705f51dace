import type { Operation, Reach } from '@console/http/contract';
import type { JsonObject } from './read-value';

/** The API reference as read from an OpenAPI document. All texts are untrusted. */
export interface ApiReference {
  title: string;
  version: string;
  groups: ApiGroup[];
  operations: ApiOperation[];
  schemas: JsonObject;
}

export interface ApiGroup {
  id: string;
  description?: string | undefined;
}

export const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const satisfies readonly Operation['method'][];
export type Method = (typeof METHODS)[number];

export interface ApiOperation {
  /** Unique; also its segment in the URL. */
  name: string;
  summary: string;
  group: string;
  method: Method;
  path: string;
  access: ApiAccess;
  extension: boolean;
  parameters: ApiParameter[];
  body?: JsonObject | undefined;
  responses: ApiResponse[];
  /** Why it cannot be called from here; undefined if it can. */
  notCallable?: 'pending' | 'app-key' | 'page' | 'address' | undefined;
  /** Normalized text for the search. */
  searched: string;
}

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string | undefined;
  schema: JsonObject;
}

export interface ApiResponse {
  /** A status or `default`. */
  status: string;
  description?: string | undefined;
  headers: string[];
  schema?: JsonObject | undefined;
}

/** From `x-access`. */
export type ApiAccess =
  | { kind: 'public' | 'pending' | 'session' | 'enrolled' | 'app-key' | 'unknown' }
  | { kind: 'groups'; groups: { id: string; reaches: Reach[] }[] };
