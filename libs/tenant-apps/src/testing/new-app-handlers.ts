import { mock } from '@console/http/testing';
import { searchable } from '@console/i18n';
import { API_GROUP_IDS } from '@console/http/contract';
import { generateAppId, listAppApiGroups, NewAppId, validateAppId } from '../contract';

/**
 * What the form of a new app asks for while it is filled in: proposals, whether an ID is free, and the API groups. Stands
 * before the answers to `/apps/{id}`, which would take these addresses for apps.
 */
export function newAppAsked({ taken = [] }: { taken?: readonly string[] } = {}) {
  return [appIdProposed(), appIdChecked(taken), apiGroupsToChoose()];
}

/** Proposes the letters and digits of the name, when `when` says so. */
export const appIdProposed = (when: () => Promise<void> = () => Promise.resolve()) =>
  mock(generateAppId, async ({ query: { name } }) => {
    await when();
    return { appId: searchable(name).replace(/[^a-z0-9]+/g, '-') };
  });

const appIdChecked = (taken: readonly string[]) =>
  mock(validateAppId, ({ query: { appId } }) => {
    if (!NewAppId.safeParse(appId).success) return { valid: false, reason: 'format' as const };
    return taken.includes(appId) ? { valid: false, reason: 'taken' as const } : { valid: true };
  });

const apiGroupsToChoose = () =>
  mock(listAppApiGroups, () => {
    const data = API_GROUP_IDS.map((apiGroupId) => ({
      apiGroupId,
      name: NAMES[apiGroupId] ?? apiGroupId,
      description: '',
      adminOnly: false,
      operations: [],
    }));
    return { data, total: data.length, page: 1, perPage: 100 };
  });

const NAMES: Partial<Record<string, string>> = {
  'admin-library': 'Asset library',
  'admin-livestream': 'Livestream',
  'admin-vod': 'Media VOD',
  management: 'App management',
};
