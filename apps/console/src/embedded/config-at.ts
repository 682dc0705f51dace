import { readRuntimeConfig, type RuntimeConfig } from '@console/http/contract';
import { MODULE_PATHS } from '@console/modules/contract';

/**
 * The configuration of the console at an origin, for a page of another one: addresses that mean the console's own origin
 * name it.
 *
 * @throws Error where it cannot be had: without it nobody knows where the API is.
 */
export async function configAt(origin: string): Promise<RuntimeConfig> {
  const answer = await fetch(`${origin}/config.json`, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`The console's configuration cannot be had: ${String(answer.status)}.`);
  const { config, problems } = readRuntimeConfig(await answer.json(), MODULE_PATHS);
  for (const problem of problems) console.warn(problem);
  const absolute = (address: string) => new URL(address, origin).href;
  return {
    ...config,
    apiBaseUrl: config.apiBaseUrl || origin,
    logo: absolute(config.logo),
    modules: Object.fromEntries(
      Object.entries(config.modules).map(([path, connected]) => [
        path,
        { ...connected, entry: absolute(connected.entry) },
      ]),
    ),
  };
}
