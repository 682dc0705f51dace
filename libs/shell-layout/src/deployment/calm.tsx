import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { loadEarlyCode } from './early-code';
import { useConsole } from '../services/console-services';

/** How long the calls of a first screen are waited for, in milliseconds: whoever waits for a slow list gets the menu meanwhile. */
const LONGEST_MS = 2000;

const CalmContext = createContext(true);

/** Whether the first screen stands, with what its first calls brought. Outside of a console's frame there is nothing to wait for. */
export function useCalm(): boolean {
  return use(CalmContext);
}

/** Tells those below when the first screen stands. */
export function CalmArea({ children }: { children: ReactNode }) {
  const { store } = useConsole();
  const [calm, setCalm] = useState(false);

  useEffect(() => {
    let idle: number | undefined;
    const rest = () => {
      clearTimeout(longest);
      unsubscribe();
      setCalm(true);
      void loadEarlyCode();
    };
    const look = () => {
      if (idle !== undefined) cancelIdle(idle);
      idle = store.isReading() ? undefined : whenIdle(rest);
    };
    const unsubscribe = store.subscribe(look);
    const longest = setTimeout(rest, LONGEST_MS);
    look();
    return () => {
      unsubscribe();
      clearTimeout(longest);
      if (idle !== undefined) cancelIdle(idle);
    };
  }, [store]);

  return <CalmContext value={calm}>{children}</CalmContext>;
}

/** Safari has no idle callbacks. */
const HAS_IDLE = typeof requestIdleCallback === 'function';

const whenIdle = (act: () => void): number =>
  HAS_IDLE ? requestIdleCallback(act, { timeout: LONGEST_MS }) : window.setTimeout(act, 1);

const cancelIdle = (idle: number) => {
  if (HAS_IDLE) cancelIdleCallback(idle);
  else clearTimeout(idle);
};
