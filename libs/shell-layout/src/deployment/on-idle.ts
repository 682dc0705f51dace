/** How long a busy page may put it off, in milliseconds. */
const LONGEST_MS = 2000;

/** Once the page has nothing else to do. Gives back the way to call it off. */
export function onIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1);
    return () => {
      clearTimeout(timer);
    };
  }
  const idle = requestIdleCallback(act, { timeout: LONGEST_MS });
  return () => {
    cancelIdleCallback(idle);
  };
}
