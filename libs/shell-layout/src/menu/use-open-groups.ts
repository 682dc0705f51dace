import { useCallback, useState } from 'react';

/** Open where no group holds the current place. @see spec 2.5 */
const PRODUCT_GROUP = '/apps/:appId/product';

/**
 * The groups of the menu that are open, each within the one before: of those beside each other never more than one. A new
 * place opens its own; until then, and at a place without one, the person decides.
 *
 * @param here The groups that the current place is in, outermost first.
 */
export function useOpenGroups(pathname: string, here: readonly string[]) {
  const own = here.length > 0 ? here : undefined;
  const [open, setOpen] = useState({ at: pathname, groups: own ?? [PRODUCT_GROUP] });
  return {
    openGroups: open.at === pathname ? open.groups : (own ?? open.groups),
    /** Opens these and closes all others. */
    openOnly: useCallback(
      (groups: readonly string[]) => {
        setOpen({ at: pathname, groups });
      },
      [pathname],
    ),
  };
}
