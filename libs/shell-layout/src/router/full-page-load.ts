import type { MiddlewareFunction } from 'react-router';
import type { RouteCode } from '../routes/route-handle';
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

/** Loads the code of a place; where it cannot be had, the whole page of that place instead. @see spec 4.8 */
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
 * Once a newer build is served, the next navigation to another place loads a whole page. One that only changes the query
 * of a place does not: it belongs to what a person is doing there. @see spec 2.4
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
