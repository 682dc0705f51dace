import {
  type Access,
  type ErrorStatus,
  type ObjectSchema,
  type Operation,
  type ProxyGroup,
  ERROR_STATUSES,
  ErrorResponse,
  errorStatusesOf,
  rateLimitOf,
  type Reach,
} from '@console/http/contract';
import { getApiDocument } from '@console/operations/contract';
import { route, type Route } from '../http/route';
import { contractSchemas } from './contracts';
import { headersOf, requestHeaders, responseHeaders, type ResponseHeader } from './headers';
import { JsonSchemas, type JsonSchema } from './json-schemas';

const TAGS: Record<ProxyGroup, string> = {
  authServiceApi: 'Signing in, one’s own account and apps, API groups',
  apiAdminAccount: 'User accounts, for administrators',
  apiTenantApp: 'Tenant apps with their groups and members',
  apiAdminBilling: 'Invoices, payment methods and usages; servers, alerts and the audit log',
  apiAdminQuota: 'Quotas of apps',
};

const ERRORS: Record<ErrorStatus, string> = {
  400: 'The request does not match its declaration. `fieldErrors` lists the problems of the body by field.',
  401: 'There is no session, the session is not of the required kind, or a credential is wrong.',
  402: 'The app that pays has no payment card that can be charged.',
  403: 'The caller lacks the permission, has not enabled two-factor authentication, or has a view-only account.',
  404: 'The resource does not exist, or is not within the caller’s reach.',
  409: 'The current state does not allow the call, or a call with the same `Idempotency-Key` cannot be repeated.',
  412: 'The resource has changed since the version in `If-Match`.',
  413: 'The body is too large.',
  415: 'The content type of the body is not JSON.',
  422: 'The `Idempotency-Key` was used for a different call.',
  429: 'Too many calls.',
  500: 'An unexpected error. The log of the platform names it by `requestId`.',
  503: 'Too many calls wait, or a service that the platform depends on is not available.',
};

const ERROR_HEADERS: Partial<Record<ErrorStatus, ResponseHeader>> = {
  401: 'WWW-Authenticate',
  429: 'Retry-After',
  503: 'Retry-After',
};

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

export function openApiDocument(operations: readonly Operation[]) {
  const schemas = new JsonSchemas(contractSchemas);
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {};
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {});
    item[operation.method.toLowerCase()] = operationObject(operation, schemas);
  }
  const responses = Object.fromEntries(
    [...ERROR_STATUSES, 'default' as const].map((status) => [
      errorName(status),
      errorResponse(status, schemas),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Signalbox platform',
      version: '1.0.0',
      description:
        'Times are ISO 8601 in UTC, dates YYYY-MM-DD, money in the minor unit of its currency. `x-access` states who may call; `x-extension` marks an extension of the original API.',
      contact: { name: 'The operators of this platform' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that returned this document' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.referenced([paths, responses]),
      parameters: requestHeaders,
      headers: responseHeaders,
      responses,
      securitySchemes: SECURITY,
    },
  };
}

function errorResponse(status: ErrorStatus | 'default', schemas: JsonSchemas) {
  const header = status === 'default' ? undefined : ERROR_HEADERS[status];
  const example = ErrorResponse.parse(schemas.exampleOf(ErrorResponse));
  return {
    description: status === 'default' ? 'Any other error.' : ERRORS[status],
    headers: headerReferences(['X-Request-Id', ...(header ? [header] : [])]),
    content: {
      'application/json': {
        schema: schemas.of(ErrorResponse),
        example: status === 'default' ? example : { ...example, statusCode: status },
      },
    },
  };
}

function operationObject(operation: Operation, schemas: JsonSchemas) {
  const { name, summary, group, access, extension, params, query, body } = operation;
  return {
    operationId: name,
    summary,
    description: descriptionOf(operation),
    tags: [group],
    'x-access': access,
    ...(extension && { 'x-extension': true }),
    security: securityOf(operation),
    parameters: [
      ...(params ? parametersOf('path', params, schemas) : []),
      ...(query ? parametersOf('query', query, schemas) : []),
      ...headersOf(operation).map((header) => reference('parameters', header)),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.of(body), example: schemas.exampleOf(body) } },
      },
    }),
    responses: responsesOf(operation, schemas),
  };
}

function securityOf({ access, appKey }: Operation): Partial<Record<keyof typeof SECURITY, []>>[] {
  switch (access) {
    case 'public':
      return [];
    case 'pending':
      return [{ pendingSession: [] }];
    case 'app-key':
      return [{ appKey: [] }];
    default:
      return appKey ? [{ session: [] }, { appKey: [] }] : [{ session: [] }];
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
      // Objects are sent as JSON text.
      ...(described.type === 'object'
        ? { content: { 'application/json': { schema: described } } }
        : { schema: described }),
    };
  });
}

type Reference = ReturnType<typeof reference>;

interface SuccessResponse {
  description: string;
  headers: Record<string, Reference>;
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>;
}

function responsesOf(
  operation: Operation,
  schemas: JsonSchemas,
): Record<string, SuccessResponse | Reference> {
  const { response, etag, produces, status = 200 } = operation;
  const isRedirect = status === 302;
  return {
    [status]: {
      description: isRedirect ? 'Redirects the browser' : 'Success',
      headers: headerReferences([
        'X-Request-Id',
        ...(etag ? (['ETag'] as const) : []),
        ...(isRedirect ? (['Location'] as const) : []),
      ]),
      ...(!isRedirect && {
        content: produces
          ? { [produces]: {} }
          : { 'application/json': { schema: schemas.of(response), example: schemas.exampleOf(response) } },
      }),
    },
    ...Object.fromEntries(
      errorStatusesOf(operation).map((error) => [error, reference('responses', errorName(error))]),
    ),
    default: reference('responses', errorName('default')),
  };
}

function headerReferences(names: readonly ResponseHeader[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, reference('headers', name)]));
}

function errorName(status: string | number): string {
  return `Error-${status}`;
}

function reference(kind: 'headers' | 'parameters' | 'responses', name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}

export function documentRoutes(operations: () => readonly Operation[]): Route[] {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return [route(getApiDocument, () => (document ??= openApiDocument(operations())))];
}

const REACHES: Record<Reach, string> = {
  'every-app': 'every app',
  'tenant-apps': 'every tenant app',
  'admin-app': 'the admin app',
  'own-app': 'apps in which the caller’s group holds it',
};

function descriptionOf(operation: Operation): string {
  const { access, appKey, captcha, paid, extension } = operation;
  return [
    requirementOf(access),
    appKey && 'Programs can call it with an API key of an app, for that app.',
    captcha && 'Requires a captcha token where the installation has a captcha.',
    paid && 'Requires a payment card of the app that pays, where the installation takes payment methods.',
    rateLimitOf(operation) !== undefined &&
      'Limited: too many calls are rejected with 429 and `Retry-After`.',
    extension && 'An extension: a platform may lack it and return 404 or 501.',
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join('\n\n');
}

const REQUIREMENTS: ReadonlyMap<Access, string> = new Map<Access, string>([
  ['public', 'Requires no session.'],
  ['pending', 'Requires the pending token that signing in returned.'],
  ['session', 'Requires a session.'],
  ['enrolled', 'Requires a session of a user who has enabled two-factor authentication.'],
  ['app-key', 'Requires the API key of an app instead of a session.'],
]);

function requirementOf(access: Access): string {
  if (typeof access === 'string') return REQUIREMENTS.get(access) ?? `Requires the permission \`${access}\`.`;
  const permissions = Object.entries(access).map(
    ([group, reach]) =>
      `- \`${group}\`: ${[reach]
        .flat()
        .map((one) => REACHES[one])
        .join('; ')}`,
  );
  return `Requires one of these permissions, each with the apps that it covers:\n\n${permissions.join('\n')}`;
}
