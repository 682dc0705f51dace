import type { StoredPaletteItem } from '@console/http';
import type { StatusTone } from '@console/ui';
import type { SearchResult } from '../contract';
import type { Match, Range } from './match';

export type PaletteKind = 'page' | 'action' | SearchResult['kind'];

/** Something that the palette opens or runs. */
export interface PaletteItem {
  /** Unique. */
  key: string;
  kind: PaletteKind;
  title: string;
  detail?: string | undefined;
  status?: { tone: StatusTone; label: string } | undefined;
  /** Further texts that a search finds. */
  aliases?: readonly string[] | undefined;
  /** The keys of its shortcut. */
  shortcut?: readonly string[] | undefined;
  /** An address makes it a link. */
  to?: string | undefined;
  run: () => void;
  /** How it is stored as favorite or recent item; undefined for actions. */
  stored?: StoredPaletteItem | undefined;
}

export interface FoundItem extends PaletteItem {
  ranges: readonly Range[];
}

export type GroupName = 'favorites' | 'recent' | 'onPage' | 'pages' | 'actions' | SearchResult['kind'];

export interface PaletteGroup {
  name: GroupName;
  items: readonly FoundItem[];
  /** Of its best item; lower is better. */
  score: number;
}

/**
 * The best matches of a group, at most `limit`; equal ones keep their order. A platform's results stay in its
 * order, even if it has found them by something else than their texts.
 */
export function rankedGroup(
  name: GroupName,
  items: readonly PaletteItem[],
  matchOf: (item: PaletteItem) => Match | undefined,
  { limit, found = false }: { limit: number; found?: boolean },
): PaletteGroup {
  const matched = items.flatMap((item) => {
    const match = matchOf(item) ?? (found ? { score: 3, ranges: [] } : undefined);
    return match ? [{ item, match }] : [];
  });
  const ranked = found ? matched : matched.toSorted((one, other) => one.match.score - other.match.score);
  const shown = ranked.slice(0, limit);
  return {
    name,
    items: shown.map(({ item, match }) => ({ ...item, ranges: match.ranges })),
    score: Math.min(...shown.map(({ match }) => match.score)),
  };
}

/** Groups with the best match first; of equal ones the first. An item is listed once. */
export function orderedGroups(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const listed = new Set<string>();
  return groups
    .map(({ items, ...group }) => ({
      ...group,
      items: items.filter(({ key }) => !listed.has(key) && listed.add(key)),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => one.score - other.score);
}
