import { ErrorAnswer } from '@console/http/contract';
import type { Access, ObjectSchema, Operation, ProxyGroup } from '@console/http/contract';
import { contractSchemas } from './contracts';
import { answerHeaders, headersOf, requestHeaders } from './headers';
import { JsonSchemas } from './json-schemas';
import type { JsonSchema } from './json-schemas';

const TAGS: Record<ProxyGroup, string> = {
  authServiceApi: 'Signing in, one’s own account and apps, API groups',
  apiAdminAccount: 'User accounts, for administrators',
  apiTenantApp: 'Tenant apps with their groups and members',
  apiAdminBilling: 'Invoices, payment methods and usages; servers, alerts and the audit log',
  apiAdminQuota: 'Quotas of apps',
};

/** Why a call may be refused, by status; every refusal has one shape. */
const REFUSALS = {
  400: 'Something in the call is not as declared; `fieldErrors` says what is wrong with the body, field by field.',
  401: 'There is no session, or not the one that is asked for.',
  403: 'The caller may not do this.',
  404: 'There is no such thing, or none within the caller’s reach.',
  412: 'Somebody else has changed this meanwhile.',
} as const;
type Status = keyof typeof REFUSALS;

const WITHOUT_PERMISSION: ReadonlySet<Access> = new Set(['public', 'pending', 'session', 'app-key']);

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema?: JsonSchema;
  content?: { 'application/json': { schema: JsonSchema } };
}

const SECURITY = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a session: what signing in answers, or the second factor where one is asked for.',
  },
  pendingSession: {
    type: 'http',
    scheme: 'bearer',
    description: 'The pending token that signing in answers to somebody who has a second factor.',
  },
  appKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'The API key of an app, for what its own programs report.',
  },
} as const;

/** The operations as an OpenAPI 3.1 document. What it says of each comes from the declaration and from nowhere else. */
export function openApiDocument(operations: readonly Operation[]) {
  const schemas = new JsonSchemas(contractSchemas);
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {};
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {});
    item[operation.method.toLowerCase()] = operationObject(operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Signalbox platform',
      version: '1.0.0',
      description:
        'Times are ISO 8601 in UTC, dates YYYY-MM-DD, money in the minor unit of its currency. `x-access` tells who may call; `x-extension` marks what is an addition to the specification’s list of calls.',
    },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components(),
      parameters: requestHeaders,
      headers: answerHeaders,
      responses: Object.fromEntries(
        Object.entries({ ...REFUSALS, default: 'Refused' }).map(([status, description]) => [
          refusalName(status),
          {
            description,
            headers: { 'X-Request-Id': reference('headers', 'RequestId') },
            content: { 'application/json': { schema: schemas.of(ErrorAnswer) } },
          },
        ]),
      ),
      securitySchemes: SECURITY,
    },
  };
}

function operationObject(operation: Operation, schemas: JsonSchemas) {
  const { name, summary, group, access, extension, params, query, body } = operation;
  return {
    operationId: name,
    summary,
    tags: [group],
    'x-access': access,
    ...(extension && { 'x-extension': true }),
    security: securityOf(access),
    parameters: [
      ...(params ? parametersOf('path', params, schemas) : []),
      ...(query ? parametersOf('query', query, schemas) : []),
      ...headersOf(operation).map((header) => reference('parameters', header)),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemas.of(body) } } },
    }),
    responses: responsesOf(operation, schemas),
  };
}

function securityOf(access: Access): Partial<Record<keyof typeof SECURITY, []>>[] {
  switch (access) {
    case 'public':
      return [];
    case 'pending':
      return [{ pendingSession: [] }];
    case 'app-key':
      return [{ appKey: [] }];
    default:
      return [{ session: [] }];
  }
}

function parametersOf(place: Parameter['in'], schema: ObjectSchema, schemas: JsonSchemas): Parameter[] {
  const { properties = {}, required = [] } = schemas.whole(schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return [];
    const { description, ...described } = property;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      // An object travels as JSON text.
      ...(described.type === 'object'
        ? { content: { 'application/json': { schema: described } } }
        : { schema: described }),
    };
  });
}

type Reference = ReturnType<typeof reference>;

interface Answer {
  description: string;
  headers: Record<string, Reference>;
  content?: { 'application/json': { schema: JsonSchema } };
}

function responsesOf(operation: Operation, schemas: JsonSchemas): Record<string, Answer | Reference> {
  const { answer, etag, status = 200 } = operation;
  const isRedirect = status === 302;
  return {
    [status]: {
      description: isRedirect ? 'Leads on' : 'Done',
      headers: {
        'X-Request-Id': reference('headers', 'RequestId'),
        ...(etag && { ETag: reference('headers', 'ETag') }),
        ...(isRedirect && { Location: reference('headers', 'Location') }),
      },
      ...(!isRedirect && { content: { 'application/json': { schema: schemas.of(answer) } } }),
    },
    ...Object.fromEntries(
      refusalsOf(operation).map((refused) => [refused, reference('responses', refusalName(refused))]),
    ),
    default: reference('responses', refusalName('default')),
  };
}

function refusalsOf({ access, params, query, body, captcha, ifMatch }: Operation): Status[] {
  const refusals: [Status, boolean][] = [
    [400, Boolean(params ?? query ?? body ?? captcha)],
    [401, access !== 'public'],
    [403, typeof access !== 'string' || !WITHOUT_PERMISSION.has(access)],
    [404, params !== undefined],
    [412, ifMatch === true],
  ];
  return refusals.filter(([, applies]) => applies).map(([status]) => status);
}

function refusalName(status: string | number): string {
  return `Refused-${status}`;
}

function reference(kind: 'headers' | 'parameters' | 'responses', name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}
