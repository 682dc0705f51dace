import { operation } from '@console/http/contract';
import { z } from 'zod';

/** An OpenAPI 3.1 document: its outline. What stands in it is read with care by whoever shows it. */
export const ApiDocument = z.looseObject({
  openapi: z.string().startsWith('3.1.'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type ApiDocument = z.output<typeof ApiDocument>;

/** For those who build on the platform's API. A platform says in it what it really answers, additions of its own included. */
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
