import { useState } from 'react';

/** Open where no group holds the current place. @see docs/behaviour.md 2.5 */
export const PRODUCT_GROUP = '/apps/:appId/product';

/**
 * The one group of the menu that is open. A new place opens its own; until then, and at a place without one, the person
 * decides.
 */
export function useOpenGroup(pathname: string, current: string | undefined) {
  const [open, setOpen] = useState<{ at: string; group: string | undefined }>({
    at: pathname,
    group: current ?? PRODUCT_GROUP,
  });
  return {
    openGroup: open.at === pathname ? open.group : (current ?? open.group),
    openOnly: (group: string | undefined) => {
      setOpen({ at: pathname, group });
    },
  };
}
