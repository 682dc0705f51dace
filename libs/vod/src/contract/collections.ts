import { displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { vod } from './videos';

export const Collection = z.object({
  id: z.string(),
  appId: z.string(),
  name: z.string(),
  videos: z.int().nonnegative(),
  createdAt: Timestamp,
});
export type Collection = z.output<typeof Collection>;

const path = '/admin/api/vod/collections' as const;
const oneCollection = {
  ...vod,
  path: `${path}/{id}`,
  params: z.object({ id: z.string().min(1) }),
  response: Collection,
} as const;

export const listCollections = operation({
  ...vod,
  name: 'listCollections',
  summary: 'Lists the collections of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({
    sort: ['name', 'createdAt'],
    item: Collection,
    filters: { appId: z.string().min(1) },
  }),
  response: pageOf(Collection),
});

const name = displayName(100);
export const CreateCollectionDto = z.strictObject({ appId: z.string().min(1), name });
export const UpdateCollectionDto = z.strictObject({ name });

export const createCollection = operation({
  ...vod,
  name: 'createCollection',
  summary: 'Adds a collection of videos to an app',
  method: 'POST',
  path,
  body: CreateCollectionDto,
  response: Collection,
  status: 201,
  conflict: true,
});

export const updateCollection = operation({
  ...oneCollection,
  name: 'updateCollection',
  summary: 'Renames a collection',
  method: 'PATCH',
  body: UpdateCollectionDto,
  conflict: true,
});

/** Its videos remain. */
export const deleteCollection = operation({
  ...oneCollection,
  name: 'deleteCollection',
  summary: 'Deletes a collection; its videos remain',
  method: 'DELETE',
  response: z.object({}),
  conflict: true,
});
