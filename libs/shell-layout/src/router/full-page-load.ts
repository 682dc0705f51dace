import type { MiddlewareFunction } from 'react-router';
import type { RouteCode } from '../routes/route-handle';
import type { ConsoleServices } from '../services/console-services';

export type LoadingServices = Pick<ConsoleServices, 'unsavedWork' | 'reloadGuard' | 'leave'>;

/**
 * Continues a navigation as a full page load. Undefined if that would lose input, if the browser is offline, or if it was
 * just done, otherwise a pending promise.
 */
export function reloadAt(
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  { unsavedWork, reloadGuard, leave }: LoadingServices,
): Promise<never> | undefined {
  if (unsavedWork.exists() || !navigator.onLine || !reloadGuard.pass()) return undefined;
  // A full URL, because a path with two slashes could be another origin.
  leave(url);
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('Another navigation took its place.', 'AbortError'));
    });
  });
}

/** Loads a page's code; on failure performs a full page load. @see spec 4.8 */
export async function loadCode(code: RouteCode, request: Request, services: LoadingServices): Promise<null> {
  try {
    await code.load();
    return null;
  } catch (error) {
    const load = reloadAt(request, services);
    if (load) return load;
    throw error;
  }
}

/**
 * Once a newer build is served, the next navigation to another page is a full page load. Changes of the query
 * are not. @see spec 2.4
 */
export function deploymentMiddleware(
  services: LoadingServices & Pick<ConsoleServices, 'deployment'>,
): MiddlewareFunction {
  let place: string | undefined;
  return async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    const load =
      services.deployment.superseded && pathname !== place ? reloadAt(request, services) : undefined;
    if (load) return load;
    const answer = await next();
    place = pathname;
    return answer;
  };
}
