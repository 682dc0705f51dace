import type { MenuEntry } from './menu-tree';

/** The entries down to the first that fits, it included, those below before those above; none where none fits. */
export function menuPath(
  entries: readonly MenuEntry[],
  fits: (entry: MenuEntry) => boolean,
): readonly MenuEntry[] {
  for (const entry of entries) {
    const below = menuPath(entry.children, fits);
    if (below.length > 0) return [entry, ...below];
    if (fits(entry)) return [entry];
  }
  return [];
}

export function isGroup({ children }: MenuEntry): boolean {
  return children.length > 0;
}
