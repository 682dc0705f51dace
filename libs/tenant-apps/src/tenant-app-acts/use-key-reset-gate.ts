import { useConsole, useSubscriptionDesk } from '@console/shell-layout';

/**
 * Lets a key reset begin, unless the app that the operator works in has no payment card: then the warning opens. The card of
 * the app whose key it is does not count, which staff who are no members could not even ask for. @see docs/behaviour.md 4.5
 */
export function useKeyResetGate(): (begin: () => void) => void {
  const { withCard } = useSubscriptionDesk();
  const { session } = useConsole();
  return (begin) => void withCard(begin, session.appId);
}
