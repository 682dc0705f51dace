import type { MiddlewareFunction } from 'react-router';
import type { ConsoleServices } from '../services/console-services';
import { reloadAt, type LoadingServices } from './load-anew';

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
