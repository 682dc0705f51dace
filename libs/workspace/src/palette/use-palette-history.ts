import { type StoredPaletteItem, STORED_ITEMS } from '@console/http';
import { useConsole, useGetProfileQuery } from '@console/shell-layout';
import { useState } from 'react';

const MOST_FAVORITES = 20;
const MOST_RECENT = 8;

type Lists = Record<'favorites' | 'recent', readonly StoredPaletteItem[]>;

/** The user's favorite and recently opened pages and objects, stored in this browser; the latter until sign-out. */
export function usePaletteHistory() {
  const { storage } = useConsole();
  const { data: { id: user = '' } = {} } = useGetProfileQuery();
  const read = (): Lists => ({
    favorites: storage.read(STORED_ITEMS.favorites).find((one) => one.user === user)?.favorites ?? [],
    recent: storage.read(STORED_ITEMS.recentItems),
  });
  const [lists, setLists] = useState(read);

  // Another tab may have written since.
  const write = (change: (lists: Lists) => Lists) => {
    const others = storage.read(STORED_ITEMS.favorites).filter((one) => one.user !== user);
    const { favorites, recent } = change(read());
    storage.write(STORED_ITEMS.favorites, [...others, { user, favorites: [...favorites] }]);
    storage.write(STORED_ITEMS.recentItems, [...recent]);
    setLists({ favorites, recent });
  };

  return {
    ...lists,
    visit: (item: StoredPaletteItem) =>
      write(({ favorites, recent }) => ({
        favorites,
        recent: [item, ...without(recent, item)].slice(0, MOST_RECENT),
      })),
    toggleFavorite: (item: StoredPaletteItem) =>
      write(({ favorites, recent }) => ({
        favorites: favorites.some((one) => isSameItem(one, item))
          ? without(favorites, item)
          : [...favorites, { ...item, subtitle: null }].slice(-MOST_FAVORITES),
        recent,
      })),
  };
}

export function isSameItem(one: StoredPaletteItem, other: StoredPaletteItem): boolean {
  return one.kind === other.kind && one.id === other.id;
}

function without(items: readonly StoredPaletteItem[], item: StoredPaletteItem): StoredPaletteItem[] {
  return items.filter((one) => !isSameItem(one, item));
}
