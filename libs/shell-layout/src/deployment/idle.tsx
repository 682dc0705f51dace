import { preloadExpectedCode } from '@console/ui/lazy';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { ConsoleStore } from '@console/http';

/** How long a busy page may delay idle work, or a slow query the idle state. Milliseconds. */
const MAX_DELAY_MS = 2000;

/** Runs `action` when the page is idle; returns a function that cancels it. */
export function onIdle(action: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, 1);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(action, { timeout: MAX_DELAY_MS });
  return () => cancelIdleCallback(idle);
}

/** Lets images of the first screen render before deferred code loads. */
const PAUSE_MS = 200;

const IdleContext = createContext(true);

/** Whether the first screen has rendered with the results of its queries. Default: true. */
export function useIsIdle(): boolean {
  return use(IdleContext);
}

/** Preloads deferred code as soon as the first screen has rendered, or after two seconds. */
export function IdleProvider({
  store,
  children,
}: {
  store: Pick<ConsoleStore, 'isQuerying' | 'subscribe'>;
  children: ReactNode;
}) {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const becomeIdle = () => {
      clearTimeout(deadline);
      unsubscribe();
      setIsIdle(true);
      void preloadExpectedCode();
    };
    const check = () => {
      cancel?.();
      cancel = store.isQuerying() ? undefined : afterRender(becomeIdle);
    };
    const unsubscribe = store.subscribe(check);
    const deadline = setTimeout(becomeIdle, MAX_DELAY_MS);
    check();
    return () => {
      unsubscribe();
      clearTimeout(deadline);
      cancel?.();
    };
  }, [store]);

  return <IdleContext value={isIdle}>{children}</IdleContext>;
}

function afterRender(action: () => void): () => void {
  let cancel: () => void;
  const frame = requestAnimationFrame(() => {
    const timer = setTimeout(() => {
      cancel = onIdle(action);
    }, PAUSE_MS);
    cancel = () => clearTimeout(timer);
  });
  cancel = () => cancelAnimationFrame(frame);
  return () => cancel();
}
