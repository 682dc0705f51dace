/** An address in a line of a stack, without line and column. */
const ADDRESS = /https?:\/\/[^\s)]+?(?=(?::\d+){0,2}(?:[\s)]|$))/;

/**
 * Hears what nobody catches of the code that comes from where an entry does: from its folder, or from its very address
 * where that folder is this origin's root. The rest of the page is not listened to. Returns the way to stop.
 */
export function hearUncaught(entry: string, hear: (fault: unknown) => void): () => void {
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

/** The address of the code that made an error: the first one in its stack. */
function originOf(fault: unknown): string | undefined {
  return fault instanceof Error ? ADDRESS.exec(fault.stack ?? '')?.[0] : undefined;
}
