import type { ConsoleServices } from '../services/console-services';

export type LoadingServices = Pick<ConsoleServices, 'unsavedWork' | 'reloadGuard' | 'leave'>;

/**
 * Goes on with a navigation as a load of a whole page: a newer build, if there is one. Undefined where that must not be,
 * because something unsaved would be lost or it was just done; else what the navigation waits for until the page goes.
 */
export function reloadAt(
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  { unsavedWork, reloadGuard, leave }: LoadingServices,
): Promise<never> | undefined {
  if (unsavedWork.exists() || !reloadGuard.pass()) return undefined;
  // Whole, because a path may begin with two slashes and lead to another origin by itself.
  leave(url);
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('Another navigation took its place.', 'AbortError'));
    });
  });
}
