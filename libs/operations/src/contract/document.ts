import { operation } from '@console/http/contract';
import { z } from 'zod';

/** Outline of an OpenAPI 3.1 document; readers validate the rest. */
export const ApiDocument = z.looseObject({
  openapi: z.string().startsWith('3.1.'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type ApiDocument = z.output<typeof ApiDocument>;

/** A platform documents its extensions as well. */
export const getApiDocument = operation({
  name: 'getApiDocument',
  summary: 'This API as an OpenAPI 3.1 document',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/admin/api/document/openapi',
  access: 'admin-tenant-app',
  response: ApiDocument,
  extension: true,
});
