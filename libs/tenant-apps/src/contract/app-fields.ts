import { displayName, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const TENANT_APP_STATUSES = ['normal', 'archived'] as const;
export const TENANT_APP_EDITIONS = ['free', 'pro', 'enterprise'] as const;

/**
 * App IDs that are never accepted: path segments next to which an App ID occurs, and names that every
 * JavaScript object inherits, for clients that index by App ID.
 */
export const RESERVED_APP_IDS: ReadonlySet<string> = new Set([
  '2fa',
  'account',
  'accounts',
  'admin-api-groups',
  'all-apps',
  'api-groups',
  'billing',
  'create',
  'dashboard',
  'document',
  'free-trial',
  'generate-appid',
  'machine',
  'management',
  'product',
  'tenant-apps',
  'user',
  'validate-appid',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

const APP_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const APP_NAME_MAX = 100;

/** Unique on the platform and immutable. */
export const NewAppId = z
  .string()
  .trim()
  .min(3)
  .max(63)
  .regex(APP_ID, { error: 'appIdFormat' })
  .refine((id) => !RESERVED_APP_IDS.has(id), { error: 'appIdReserved' });

export const AppName = displayName(APP_NAME_MAX);

export const ById = z.object({ id: z.string().min(1) });

/** Returned once, when the key is created. */
export const ApiKeyOnce = z.object({ appId: z.string(), apiKey: z.string().min(1) });

export const MaskedApiKey = z.object({
  lastFour: z.string(),
  /** Null for the key that the app was created with. */
  resetAt: Timestamp.nullable(),
  /** Null for a key that was never used. */
  usedAt: Timestamp.nullable(),
});
