import type { ApiDocument } from '../contract/document';

const text = { type: 'string' };
const refused = (description: string) => ({
  description,
  headers: { 'X-Request-Id': { schema: text } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
});
const appHeader = { $ref: '#/components/parameters/AppId' };
const channelId = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const channel = { schema: { $ref: '#/components/schemas/Channel' } };

export const SAMPLE_DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Sample platform', version: '1.0.0' },
  tags: [
    { name: 'apiTenantApp', description: 'Channels of apps' },
    { name: 'authServiceApi', description: 'Signing in' },
    { name: 'unused', description: 'Nothing is in it' },
  ],
  paths: {
    '/admin/api/channel/channels': {
      get: {
        operationId: 'listChannels',
        summary: 'Channels of the app, newest first',
        tags: ['apiTenantApp'],
        'x-access': { 'admin-livestream': ['every-app', 'own-app'] },
        parameters: [
          {
            name: 'q',
            in: 'query',
            required: false,
            description: 'Free text',
            schema: { ...text, maxLength: 200 },
          },
          {
            name: 'perPage',
            in: 'query',
            required: false,
            schema: { type: 'integer', exclusiveMinimum: 0, maximum: 100, default: 20 },
          },
          appHeader,
        ],
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    data: { type: 'array', items: { $ref: '#/components/schemas/Channel' } },
                    total: { type: 'integer', minimum: 0 },
                  },
                  required: ['data', 'total'],
                },
              },
            },
          },
          403: { $ref: '#/components/responses/Error-403' },
        },
      },
      post: {
        operationId: 'createChannel',
        summary: 'Creates a channel; answers its stream key, this once',
        tags: ['apiTenantApp'],
        'x-access': 'admin-livestream',
        'x-extension': true,
        parameters: [appHeader],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/CreateChannelDto' } } },
        },
        responses: { 201: { description: 'Done', content: { 'application/json': channel } } },
      },
    },
    '/admin/api/channel/channels/{id}': {
      patch: {
        operationId: 'updateChannel',
        summary: 'Đổi tên kênh',
        tags: ['apiTenantApp'],
        'x-access': 'admin-livestream',
        parameters: [channelId, appHeader, { name: 'If-Match', in: 'header', schema: text }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/UpdateChannelDto' } } },
        },
        responses: {
          200: { description: 'Done', content: { 'application/json': channel } },
          400: refused('Something in the call is not as declared'),
          412: refused('Somebody else has changed this meanwhile'),
        },
      },
      delete: {
        operationId: 'deleteChannel',
        summary: 'Takes a channel away',
        tags: ['apiTenantApp'],
        'x-access': 'admin-livestream',
        parameters: [channelId],
        responses: { 200: { description: 'Done' } },
      },
    },
    '/auth-service/v1/users/login/github': {
      get: {
        operationId: 'startGithubLogin',
        summary: 'Leads to the provider',
        tags: ['authServiceApi'],
        'x-access': 'public',
        responses: { 302: { description: 'Leads on' } },
      },
    },
  },
  components: {
    parameters: {
      AppId: { name: 'X-App-Id', in: 'header', schema: { ...text, default: 'default-admin-app' } },
    },
    responses: { 'Error-403': refused('The caller may not do this') },
    schemas: {
      Channel: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string', minLength: 1, maxLength: 80, description: 'As viewers see it' },
          kind: { enum: ['live', 'event'], type: 'string' },
          bitrate: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
          streamKey: { type: 'string' },
          backup: { $ref: '#/components/schemas/Channel' },
        },
        required: ['id', 'name'],
      },
      CreateChannelDto: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 80 },
          kind: { enum: ['live', 'event'], type: 'string', default: 'live' },
          tags: { type: 'array', items: text, maxItems: 5 },
        },
        required: ['name'],
      },
      UpdateChannelDto: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 80 },
          kind: { enum: ['live', 'event'], type: 'string' },
        },
      },
      ErrorResponse: {
        type: 'object',
        properties: { statusCode: { type: 'integer' }, errors: text },
        required: ['statusCode'],
      },
    },
  },
} satisfies ApiDocument;
