import { ownValue } from '@console/http';
import { z } from 'zod';

/**
 * Edits of one group by API group ID; true grants. Separate from the stored grants so that they survive
 * another user's change.
 */
export type GrantChanges = Readonly<Record<string, boolean>>;

export type ChangesByGroup = Readonly<Record<string, GrantChanges>>;

export function isGranted(
  granted: readonly string[],
  changes: GrantChanges | undefined,
  apiGroup: string,
): boolean {
  return (changes && ownValue(changes, apiGroup)) ?? granted.includes(apiGroup);
}

export function withChange(
  granted: readonly string[],
  changes: GrantChanges | undefined,
  apiGroup: string,
  grant: boolean,
): GrantChanges | undefined {
  return pendingChanges(granted, { ...changes, [apiGroup]: grant });
}

/** Edits that differ from the stored grants; undefined if none do. */
export function pendingChanges(
  granted: readonly string[],
  changes: GrantChanges = {},
): GrantChanges | undefined {
  const entries = Object.entries(changes).filter(([apiGroup, grant]) => grant !== granted.includes(apiGroup));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

export function grantedAfter(granted: readonly string[], changes: GrantChanges = {}): string[] {
  const added = Object.keys(changes).filter((apiGroup) => !granted.includes(apiGroup));
  return [...granted, ...added].filter((apiGroup) => isGranted(granted, changes, apiGroup));
}

export function withGroupChanges(
  all: ChangesByGroup,
  groupId: string,
  changes: GrantChanges | undefined,
): ChangesByGroup {
  const others = Object.entries(all).filter(([id]) => id !== groupId);
  return Object.fromEntries(changes ? [...others, [groupId, changes]] : others);
}

/** Entries, since a record in storage would drop IDs such as `__proto__`. */
const DraftValues = z.object({
  groups: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.boolean()]))])),
});

export function draftOf(all: ChangesByGroup): z.output<typeof DraftValues> {
  return { groups: Object.entries(all).map(([id, changes]) => [id, Object.entries(changes)]) };
}

export function changesFromDraft(values: unknown): ChangesByGroup {
  const { groups = [] } = DraftValues.safeParse(values).data ?? {};
  return Object.fromEntries(groups.map(([id, changes]) => [id, Object.fromEntries(changes)]));
}
