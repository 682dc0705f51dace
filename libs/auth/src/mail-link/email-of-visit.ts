import type { Location } from 'react-router';

/** The address that somebody has typed on the page before, which leads here: kept by the visit, and in no address bar. */
export function emailOfVisit({ state }: Pick<Location<unknown>, 'state'>): string | undefined {
  const isTold = typeof state === 'object' && state !== null && 'email' in state;
  return isTold && typeof state.email === 'string' ? state.email : undefined;
}
