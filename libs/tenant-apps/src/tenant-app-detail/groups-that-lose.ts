import type { TenantGroup } from '../contract';

/** A group that grants what its app is about to lose. */
export interface LosingGroup {
  id: string;
  name: string;
  /** Ids of the API groups that it loses. */
  loses: string[];
}

/** The groups of an app that would lose something if the app had these API groups and no other. */
export function groupsThatLose(
  groups: readonly Pick<TenantGroup, 'id' | 'name' | 'apiGroups'>[],
  granted: readonly string[],
): LosingGroup[] {
  return groups.flatMap(({ id, name, apiGroups }) => {
    const loses = apiGroups.filter((apiGroup) => !granted.includes(apiGroup));
    return loses.length > 0 ? [{ id, name, loses }] : [];
  });
}
