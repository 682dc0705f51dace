import { STORED_ITEMS } from '@console/http';
import { useConsole, useGetProfileQuery } from '@console/shell-layout';
import { useState } from 'react';

const MOST = 100;

/** Whether the user has hidden something in this browser, and a function that hides it. */
export function useDismissed(what: string): [isDismissed: boolean, dismiss: () => void] {
  const { storage } = useConsole();
  const { data: { id: user = '' } = {} } = useGetProfileQuery();
  const [all, setAll] = useState(() => storage.read(STORED_ITEMS.dismissed));
  return [
    all.some((one) => one.user === user && one.what === what),
    () => {
      // Another tab may have written since.
      const changed = [...storage.read(STORED_ITEMS.dismissed), { user, what }].slice(-MOST);
      storage.write(STORED_ITEMS.dismissed, changed);
      setAll(changed);
    },
  ];
}
