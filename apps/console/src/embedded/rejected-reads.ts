import type { ConsoleEvents } from '@console/http';
import type { ConsoleRouter } from '@console/shell-layout/app';

type FollowedRouter = Pick<ConsoleRouter, 'subscribe'> & {
  readonly state: Pick<ConsoleRouter['state'], 'location' | 'navigation'>;
};

/**
 * Calls `report` when the platform rejects a read, once per visit of a screen, with the first operation. Returns the
 * function that stops it.
 */
export function followRejectedReads(
  events: ConsoleEvents,
  router: FollowedRouter,
  report: (operation: string) => void,
): () => void {
  let rejected: string | undefined;
  const stopRouter = router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && location.pathname !== rejected) rejected = undefined;
  });
  const stopEvents = events.subscribe(['forbidden-read'], (event) => {
    // A screen starts its reads before it is open.
    const { pathname } = router.state.navigation.location ?? router.state.location;
    if (pathname === rejected) return;
    rejected = pathname;
    report(event.operation);
  });
  return () => {
    stopRouter();
    stopEvents();
  };
}
