import { API_GROUP_IDS, type ApiGroupId, type Operation } from '@console/http/contract';
import {
  getApiGroup,
  listAdminApiGroups,
  listApiGroups,
  listAppApiGroups,
  TENANT_API_GROUP_IDS,
  type ApiGroup,
} from '@console/tenant-apps/contract';
import { searchText } from '../database/search-text';
import { HttpError } from '../http/http-error';
import { route, type Route } from '../http/route';
import { message, type Locale } from '../messages/message';
import { apiGroupDetail, everyApiGroup } from '../apps/api-groups';

export function apiGroupRoutes(operations: () => readonly Operation[]): Route[] {
  return [
    route(listApiGroups, ({ query, request }) => {
      const { page, perPage, q = '', sort = 'apiGroupId', customFields } = query;
      const words = searchText(q).split(' ');
      const found = everyApiGroup(request.locale)
        .filter(
          ({ adminOnly }) => customFields?.adminOnly === undefined || adminOnly === customFields.adminOnly,
        )
        .filter((group) => {
          const text = searchText(group.apiGroupId, group.name, group.description);
          return words.every((word) => text.includes(word));
        })
        .toSorted(comparing(sort));
      return onePage(found, { page, perPage });
    }),

    route(getApiGroup, ({ params, request }) => {
      const id = API_GROUP_IDS.find((known) => known === params.id);
      if (!id) throw new HttpError(404, message('apiGroup.notFound'));
      return apiGroupDetail(id, operations(), request.locale);
    }),

    route(listAdminApiGroups, ({ query, request }) =>
      onePage(detailsOf(API_GROUP_IDS, operations(), request), query),
    ),

    route(listAppApiGroups, ({ query, request }) =>
      onePage(detailsOf(TENANT_API_GROUP_IDS, operations(), request), query),
    ),
  ];
}

function detailsOf(
  ids: readonly ApiGroupId[],
  operations: readonly Operation[],
  { locale }: { locale: Locale },
) {
  return ids.map((id) => apiGroupDetail(id, operations, locale));
}

function onePage<Item>(items: readonly Item[], { page, perPage }: { page: number; perPage: number }) {
  return { data: items.slice((page - 1) * perPage, page * perPage), total: items.length, page, perPage };
}

function comparing(sort: string) {
  const fields = sort.split(',');
  return (one: ApiGroup, other: ApiGroup): number => {
    for (const field of fields) {
      const key = field.endsWith('name') ? 'name' : 'apiGroupId';
      const [first, second] = [searchText(one[key]), searchText(other[key])];
      if (first !== second) return (first < second ? -1 : 1) * (field.startsWith('-') ? -1 : 1);
    }
    return 0;
  };
}
