/** A URL in a line of a stack trace, without line and column. */
const ADDRESS = /https?:\/\/[^\s)]+?(?=(?::\d+){0,2}(?:[\s)]|$))/;

/**
 * Reports uncaught errors of code from the entry's folder, or from the entry itself if that folder is this
 * origin's root. Returns the cleanup.
 */
export function onUncaughtError(entry: string, hear: (fault: unknown) => void): () => void {
  const folder = new URL('.', entry).href;
  const home = folder === `${window.location.origin}/` ? entry : folder;
  const isOfModule = (fault: unknown, file: string | undefined) =>
    (originOf(fault) ?? file)?.startsWith(home) ?? false;

  const onError = ({ error, filename }: ErrorEvent) => {
    if (isOfModule(error, filename)) hear(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOfModule(reason, undefined)) hear(reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function originOf(fault: unknown): string | undefined {
  return fault instanceof Error ? ADDRESS.exec(fault.stack ?? '')?.[0] : undefined;
}
