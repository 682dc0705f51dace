import { API_GROUP_IDS, type Access, type ApiGroupId, type Operation } from '@console/http/contract';
import {
  ADMIN_ONLY_API_GROUP_IDS,
  TENANT_API_GROUP_IDS,
  type ApiGroup,
  type ApiGroupDetail,
} from '@console/tenant-apps/contract';
import { message, translate, type Locale } from '../messages/message';

const ADMIN_ONLY: ReadonlySet<string> = new Set(ADMIN_ONLY_API_GROUP_IDS);

export function apiGroup(id: ApiGroupId, locale: Locale): ApiGroup {
  return {
    apiGroupId: id,
    name: translate(message(`apiGroup.${id}`), locale),
    description: translate(message(`apiGroup.${id}.about`), locale),
    adminOnly: ADMIN_ONLY.has(id),
  };
}

export function everyApiGroup(locale: Locale): ApiGroup[] {
  return API_GROUP_IDS.map((id) => apiGroup(id, locale));
}

/** The API groups of a tenant app: the given ones and `management`. */
export function withManagement(wanted: readonly string[]): string[] {
  return TENANT_API_GROUP_IDS.filter((id) => id === 'management' || wanted.includes(id)).toSorted();
}

export function apiGroupDetail(
  id: ApiGroupId,
  operations: readonly Operation[],
  locale: Locale,
): ApiGroupDetail {
  return {
    ...apiGroup(id, locale),
    operations: operations
      .filter(({ access }) => opens(access, id))
      .map(({ name, summary, method, path }) => ({ name, summary, method, path })),
  };
}

function opens(access: Access, id: ApiGroupId): boolean {
  return typeof access === 'string' ? access === id : access[id] !== undefined;
}
