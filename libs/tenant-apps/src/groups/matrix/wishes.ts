import { ownValue } from '@console/http';
import { z } from 'zod';

/**
 * What a person wants changed of one group: API groups by whether the group is to grant them. Kept apart from what the
 * group grants now, so that it outlives somebody else's change of the same group.
 */
export type Wishes = Readonly<Record<string, boolean>>;

/** Wishes of several groups, by the groups' ids. A group without any has none. */
export type WishesOfGroups = Readonly<Record<string, Wishes>>;

/** Whether a group grants an API group, once the wishes are carried out. */
export function isGranted(granted: readonly string[], wishes: Wishes | undefined, apiGroup: string): boolean {
  return (wishes && ownValue(wishes, apiGroup)) ?? granted.includes(apiGroup);
}

/** The wishes after a tick was set or taken away. What is so already is no wish. */
export function wished(
  granted: readonly string[],
  wishes: Wishes | undefined,
  apiGroup: string,
  isWanted: boolean,
): Wishes | undefined {
  return open(granted, { ...wishes, [apiGroup]: isWanted });
}

/** The wishes that a group does not fulfil by itself; undefined where it fulfils them all. */
export function open(granted: readonly string[], wishes: Wishes = {}): Wishes | undefined {
  const entries = Object.entries(wishes).filter(
    ([apiGroup, isWanted]) => isWanted !== granted.includes(apiGroup),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** All that a group grants, once the wishes are carried out. */
export function grantedAfter(granted: readonly string[], wishes: Wishes = {}): string[] {
  const added = Object.keys(wishes).filter((apiGroup) => !granted.includes(apiGroup));
  return [...granted, ...added].filter((apiGroup) => isGranted(granted, wishes, apiGroup));
}

/** The wishes of all groups, with those of one put in place of what it had. */
export function withWishes(all: WishesOfGroups, groupId: string, wishes: Wishes | undefined): WishesOfGroups {
  const others = Object.entries(all).filter(([id]) => id !== groupId);
  return Object.fromEntries(wishes ? [...others, [groupId, wishes]] : others);
}

/** Wishes as a draft keeps them: entries, because a record in storage drops an ID such as `__proto__`. */
const Drafted = z.object({
  groups: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.boolean()]))])),
});

/** The values of a draft that has these wishes. */
export function draftOf(all: WishesOfGroups): z.output<typeof Drafted> {
  return { groups: Object.entries(all).map(([id, wishes]) => [id, Object.entries(wishes)]) };
}

/** The wishes that a draft has; none where it is of another form. */
export function draftedWishes(values: unknown): WishesOfGroups {
  const { groups = [] } = Drafted.safeParse(values).data ?? {};
  return Object.fromEntries(groups.map(([id, wishes]) => [id, Object.fromEntries(wishes)]));
}
