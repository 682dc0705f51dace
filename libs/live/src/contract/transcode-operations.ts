import { listQuery, operation, pageOf, Timestamp, type ObjectSchema } from '@console/http/contract';
import { z } from 'zod';

/** Holders of the group in the admin app reach the settings of every app, members of an app its own. */
export const TRANSCODE_ACCESS = { 'admin-transcode': ['every-app', 'own-app'] } as const;

export const TRANSCODE_SORTS = ['name', 'appId', 'updatedAt'] as const;

export const Reference = z.object({ id: z.string(), name: z.string() });

/** What every setting of the transcoder has. */
export const itemFields = {
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  name: z.string(),
  /** What cannot exist without it. */
  usedBy: z.array(Reference),
  updatedAt: Timestamp,
} as const;

const all = { group: 'apiAdminBilling', access: TRANSCODE_ACCESS, inApp: true, extension: true } as const;
const params = z.object({ id: z.string().min(1) });

/** The five operations on one kind of setting; the admin app lists those of every app. */
export function itemOperations<
  const Name extends string,
  const Path extends string,
  Item extends z.ZodObject,
  Create extends ObjectSchema,
  Update extends ObjectSchema,
>(declared: { name: Name; path: Path; words: string; item: Item; create: Create; update: Update }) {
  const { name, words, item } = declared;
  const path = `/admin/api/live/transcode/${declared.path}` as const;
  const one = { ...all, path: `${path}/{id}`, params } as const;
  return {
    list: operation({
      ...all,
      name: `list${name}s`,
      summary: `Lists ${words}s of the app of X-App-Id, in the admin app those of every app`,
      method: 'GET',
      path,
      query: listQuery({ sort: TRANSCODE_SORTS, item, filters: { appId: z.string().min(1) } }),
      response: pageOf(item),
    }),
    read: operation({
      ...one,
      name: `get${name}`,
      summary: `One ${words}`,
      method: 'GET',
      response: item,
      etag: true,
    }),
    create: operation({
      ...all,
      name: `create${name}`,
      summary: `Adds a ${words} to an app`,
      method: 'POST',
      path,
      body: declared.create,
      response: item,
      status: 201,
      conflict: true,
    }),
    update: operation({
      ...one,
      name: `update${name}`,
      summary: `Changes a ${words}`,
      method: 'PATCH',
      body: declared.update,
      response: item,
      etag: true,
      ifMatch: true,
      conflict: true,
    }),
    /** 409 with the names of what uses it. */
    remove: operation({
      ...one,
      name: `delete${name}`,
      summary: `Deletes a ${words} that nothing uses`,
      method: 'DELETE',
      response: z.object({}),
      conflict: true,
    }),
  };
}
