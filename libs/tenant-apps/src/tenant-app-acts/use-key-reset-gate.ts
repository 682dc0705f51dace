import { ADMIN_APP_ID } from '@console/http';
import { useSubscriptionDesk } from '@console/shell-layout';

/**
 * Lets staff begin a key reset, unless the admin app, for which they act, has no payment card: then the warning opens. The
 * card of the app whose key it is counts for its own people alone. @see docs/behaviour.md 4.5
 */
export function useKeyResetGate(): (begin: () => void) => void {
  const { withCard } = useSubscriptionDesk();
  return (begin) => void withCard(begin, ADMIN_APP_ID);
}
