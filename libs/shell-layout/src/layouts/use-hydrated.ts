import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/** False while a prerendered page is hydrated: the build knows neither browser nor installation. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
