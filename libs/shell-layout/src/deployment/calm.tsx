import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { preloadExpectedCode } from '@console/ui/lazy';
import { onIdle } from './on-idle';
import { useConsole } from '../services/console-services';

/** How long the calls of a first screen are waited for, in milliseconds: whoever waits for a slow list gets the menu meanwhile. */
const LONGEST_MS = 2000;

/** Before anybody can have found what to click, and after the pictures of that screen. */
const PAUSE_MS = 200;

const CalmContext = createContext(true);

/** Whether the first screen stands, with what its first calls brought. Outside of a console's frame there is nothing to wait for. */
export function useIsIdle(): boolean {
  return use(CalmContext);
}

/** Tells those below when the first screen stands. */
export function IdleProvider({ children }: { children: ReactNode }) {
  const { store } = useConsole();
  const [calm, setCalm] = useState(false);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const rest = () => {
      clearTimeout(longest);
      unsubscribe();
      setCalm(true);
      void preloadExpectedCode();
    };
    const look = () => {
      cancel?.();
      cancel = store.isQuerying() ? undefined : onceShown(rest);
    };
    const unsubscribe = store.subscribe(look);
    const longest = setTimeout(rest, LONGEST_MS);
    look();
    return () => {
      unsubscribe();
      clearTimeout(longest);
      cancel?.();
    };
  }, [store]);

  return <CalmContext value={calm}>{children}</CalmContext>;
}

/** Once what has been drawn by now is on the screen, and the page has nothing to do. Gives back the way to call it off. */
function onceShown(act: () => void): () => void {
  let cancel = onFrame(() => {
    cancel = afterPause(() => {
      cancel = onIdle(act);
    });
  });
  return () => {
    cancel();
  };
}

function afterPause(act: () => void): () => void {
  const timer = setTimeout(act, PAUSE_MS);
  return () => {
    clearTimeout(timer);
  };
}

function onFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => {
    cancelAnimationFrame(frame);
  };
}
