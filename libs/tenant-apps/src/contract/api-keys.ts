import { displayName, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ById } from './app-fields';

/** `read`: calls that change nothing. `write`: every call that programs can make. */
export const API_KEY_SCOPES = ['read', 'write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** The name of the key that an app is created with and that `resetApiKey` resets. */
export const DEFAULT_API_KEY = 'Default';

export const MAX_API_KEYS = 20;

/** Hours that the previous key stays valid after a reset. */
export const RESET_OVERLAPS = [0, 1, 24, 168] as const;

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(API_KEY_SCOPES),
  lastFour: z.string(),
  createdAt: Timestamp,
  /** Null for keys that were created with their app, and after the user was deleted. */
  createdBy: z.object({ email: z.string(), name: z.string() }).nullable(),
  resetAt: Timestamp.nullable(),
  /** By the hour; null for a key that was never used. */
  usedAt: Timestamp.nullable(),
  /** Null for a key that never expires. */
  expiresAt: Timestamp.nullable(),
  /** Until then, the key before the last reset is valid, too. */
  previousUntil: Timestamp.nullable(),
  /** Pass as If-Match; without it, changes are not checked for conflicts. */
  etag: z.string(),
});
export type ApiKey = z.output<typeof ApiKey>;

const NewApiKey = ApiKey.extend({
  /** Shown only once. */
  apiKey: z.string().min(1),
});

export const CreateApiKeyDto = z.strictObject({
  name: displayName(50),
  scope: z.enum(API_KEY_SCOPES),
  /** Default: never expires. */
  expiresInDays: z.int().min(1).max(3650).optional(),
});

export const ResetKeyDto = z.strictObject({
  /** The previous key stays valid for so long, but not beyond its expiry. */
  overlapHours: z.literal(RESET_OVERLAPS),
});

const apiKeys = {
  group: 'apiTenantApp',
  access: { 'admin-tenant-app': 'tenant-apps', management: 'own-app' },
  appParam: 'id',
  inApp: 'id',
  extension: true,
} as const;

const ofKey = ById.extend({ keyId: z.uuid() });

export const listApiKeys = operation({
  ...apiKeys,
  name: 'listApiKeys',
  summary: 'Lists the API keys of an app, without the keys themselves',
  method: 'GET',
  path: '/admin/api/tenant-app/apps/{id}/api-keys',
  params: ById,
  response: z.object({ data: z.array(ApiKey) }),
});

export const createApiKey = operation({
  ...apiKeys,
  name: 'createApiKey',
  summary: 'Creates an API key of an app; returns the key (shown only once)',
  method: 'POST',
  path: '/admin/api/tenant-app/apps/{id}/api-keys',
  params: ById,
  body: CreateApiKeyDto,
  response: NewApiKey,
  status: 201,
  conflict: true,
});

export const resetNamedApiKey = operation({
  ...apiKeys,
  name: 'resetNamedApiKey',
  summary: 'Replaces an API key of an app; returns the new key (shown only once)',
  method: 'POST',
  path: '/admin/api/tenant-app/apps/{id}/api-keys/{keyId}/reset',
  params: ofKey,
  body: ResetKeyDto,
  response: NewApiKey,
  ifMatch: true,
  conflict: true,
});

export const revokeApiKey = operation({
  ...apiKeys,
  name: 'revokeApiKey',
  summary: 'Revokes an API key of an app at once, also a previous key that is still valid',
  method: 'DELETE',
  path: '/admin/api/tenant-app/apps/{id}/api-keys/{keyId}',
  params: ofKey,
  response: z.object({}),
  conflict: true,
});
