import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UiBlocker, UiLocation, UiNavigation } from '../provider/ui-provider';

/** A navigation to this path stays in progress. */
export const SLOW_PATH = '/slow';

/** A router for kit stories: one location in memory. */
export function createMemoryNavigation(at: string, onAddress?: (address: string) => void) {
  const listeners = new Set<() => void>();
  let location = locationOf(at);
  let destination = location;
  let block: ((next: UiLocation, proceed: () => void) => boolean) | undefined;

  const navigate = (next: UiLocation) => {
    destination = next;
    if (next.pathname === SLOW_PATH) return;
    location = next;
    onAddress?.(next.pathname + next.search);
    listeners.forEach((listener) => listener());
  };
  const go = (to: string) => {
    const next = locationOf(to);
    const proceed = () => navigate(next);
    if (!block?.(next, proceed)) proceed();
  };
  const navigation: UiNavigation = { destination: () => destination, go, close: go };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  function useBlocker(unsaved: (to: string) => boolean): UiBlocker {
    const [waiting, setWaiting] = useState<{ proceed: () => void }>();
    const check = useEffectEvent((next: UiLocation, proceed: () => void) => {
      const isBlocked = next.pathname !== location.pathname && unsaved(next.pathname);
      if (isBlocked) setWaiting({ proceed });
      return isBlocked;
    });
    useEffect(() => {
      block = (next, proceed) => check(next, proceed);
      return () => {
        block = undefined;
      };
    }, []);
    return {
      blocked: waiting !== undefined,
      leave: () => {
        waiting?.proceed();
      },
      stay: () => setWaiting(undefined),
    };
  }

  return { navigation, useBlocker, useLocation: () => useSyncExternalStore(subscribe, () => location) };
}

function locationOf(address: string): UiLocation {
  const { pathname, search } = new URL(address, 'http://kit.example');
  return { pathname, search };
}
