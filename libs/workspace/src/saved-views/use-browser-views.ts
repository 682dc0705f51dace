import { STORED_ITEMS, type BrowserView } from '@console/http';
import { useConsole, useGetProfileQuery } from '@console/shell-layout';
import { useState } from 'react';

/** The user's views of a table in this browser, for platforms that store none. */
export function useBrowserViews(table: string) {
  const { storage } = useConsole();
  const { data: { id: user = '' } = {} } = useGetProfileQuery();
  const read = () => storage.read(STORED_ITEMS.savedViews);
  const isOf = (view: BrowserView) => view.user === user && view.table === table;
  const [all, setAll] = useState(read);

  // Another tab may have written since.
  const write = (change: (views: readonly BrowserView[]) => BrowserView[]) => {
    const changed = change(read());
    storage.write(STORED_ITEMS.savedViews, changed);
    setAll(changed);
  };

  return {
    views: all.filter(isOf).toSorted((one, other) => one.name.localeCompare(other.name)),
    put: (view: Omit<BrowserView, 'user' | 'table'>) =>
      write((views) => [...views.filter(({ id }) => id !== view.id), { ...view, user, table }]),
    remove: (id: string) => write((views) => views.filter((view) => view.id !== id)),
  };
}
