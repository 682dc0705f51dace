import { safePath } from './safe-path';

/** What the history remembers of a navigation that ended at /403: the address does not tell, and no link can claim it. */
export interface DeniedState {
  denied: string;
}

/** The place, path and query, that a person was kept from; undefined where they came to /403 by themselves. */
export function deniedPathOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('refused' in state)) return undefined;
  return typeof state.refused === 'string' ? safePath(state.refused) : undefined;
}
