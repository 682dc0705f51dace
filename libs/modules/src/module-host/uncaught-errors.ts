/** A URL in a line of a stack trace, without line and column. */
const ADDRESS = /https?:\/\/[^\s)]+?(?=(?::\d+){0,2}(?:[\s)]|$))/;

/**
 * Reports uncaught errors of code from the entry's folder, or from the entry itself if that folder is this
 * origin's root. Returns the cleanup.
 */
export function onUncaughtError(entry: string, listener: (error: unknown) => void): () => void {
  const folder = new URL('.', entry).href;
  const home = folder === `${window.location.origin}/` ? entry : folder;
  const isOfModule = (error: unknown, file: string | undefined) =>
    (originOf(error) ?? file)?.startsWith(home) ?? false;

  const onError = ({ error, filename }: ErrorEvent) => {
    if (isOfModule(error, filename)) listener(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOfModule(reason, undefined)) listener(reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function originOf(error: unknown): string | undefined {
  return error instanceof Error ? ADDRESS.exec(error.stack ?? '')?.[0] : undefined;
}
