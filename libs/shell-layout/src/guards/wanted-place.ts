import { HOME_PATH } from './guard-paths';
import { safePath } from './safe-path';

/** What the history remembers of a navigation that ended at the two-factor gate: the address does not tell. */
export interface ReturnState {
  returnTo: string;
}

/** Where a person goes on from the two-factor gate: to the place that they were kept from, else home. */
export function returnToOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return HOME_PATH;
  return (typeof state.wanted === 'string' ? safePath(state.wanted) : undefined) ?? HOME_PATH;
}
