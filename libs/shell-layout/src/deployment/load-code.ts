import type { RouteCode } from '../routes/route-handle';
import { reloadAt, type LoadingServices } from './load-anew';

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
