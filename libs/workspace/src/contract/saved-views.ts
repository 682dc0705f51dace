import { displayName, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const SAVED_VIEWS_MAX = 50;
export const TABLE_DENSITIES = ['compact', 'comfortable'] as const;

/** Who sees the shared views of an app, and shares some. */
export const SHARING_ACCESS = { 'admin-management': 'every-app', management: 'own-app' } as const;

/** Name of a table, such as `tenant-apps`. */
const TableName = z.string().regex(/^[a-z][a-z\d-]{0,63}$/);

const viewFields = {
  name: displayName(60),
  /** The query string of the list without sort and page, such as `edition=pro&q=sport`. */
  filters: z.string().max(2000),
  /** As the list's `sort` parameter; null for its default. */
  sort: z.string().max(200).nullable(),
  /** Shown columns in their order; null for the default. */
  columns: z.array(z.string().min(1).max(64)).max(60).nullable(),
  /** Null for the user's default. */
  density: z.enum(TABLE_DENSITIES).nullable(),
  /** Visible to everybody who manages the app. */
  shared: z.boolean(),
};

export const SavedView = z.object({
  id: z.string(),
  table: z.string(),
  ...viewFields,
  name: z.string(),
  /** Only the owner can change it. */
  owner: z.object({ name: z.string(), email: z.string() }),
  isMine: z.boolean(),
  updatedAt: Timestamp,
  /** For `If-Match`. */
  etag: z.string(),
});
export type SavedView = z.output<typeof SavedView>;

const views = { group: 'authServiceApi', access: 'enrolled', inApp: true, extension: true } as const;
const path = '/auth-service/v1/saved-views' as const;
const oneView = { ...views, path: `${path}/{id}`, params: z.object({ id: z.string().min(1) }) } as const;

/** My views, and those shared in the app of X-App-Id if I manage it; by name. */
export const listSavedViews = operation({
  ...views,
  name: 'listSavedViews',
  summary: 'Lists the caller’s views of a table, and the shared ones of the app of X-App-Id',
  method: 'GET',
  path,
  query: z.strictObject({ table: TableName }),
  response: z.object({ data: z.array(SavedView) }),
});

export const CreateSavedViewDto = z.strictObject({
  table: TableName,
  name: viewFields.name,
  filters: viewFields.filters.default(''),
  sort: viewFields.sort.default(null),
  columns: viewFields.columns.default(null),
  density: viewFields.density.default(null),
  shared: viewFields.shared.default(false),
});

/** 409 for a name that another view of the caller has, and beyond 50 views. 403 for sharing without managing the app. */
export const createSavedView = operation({
  ...views,
  name: 'createSavedView',
  summary: 'Saves a view of a table for the caller, or for everybody who manages the app of X-App-Id',
  method: 'POST',
  path,
  body: CreateSavedViewDto,
  response: SavedView,
  status: 201,
  conflict: true,
});

export const UpdateSavedViewDto = z.strictObject({
  name: viewFields.name.optional(),
  filters: viewFields.filters.optional(),
  sort: viewFields.sort.optional(),
  columns: viewFields.columns.optional(),
  density: viewFields.density.optional(),
  shared: viewFields.shared.optional(),
});

export const updateSavedView = operation({
  ...oneView,
  name: 'updateSavedView',
  summary: 'Changes a view of the caller',
  method: 'PATCH',
  body: UpdateSavedViewDto,
  response: SavedView,
  etag: true,
  ifMatch: true,
  conflict: true,
});

export const deleteSavedView = operation({
  ...oneView,
  name: 'deleteSavedView',
  summary: 'Deletes a view of the caller',
  method: 'DELETE',
  response: z.object({}),
});
