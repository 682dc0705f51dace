import { readRuntimeConfig, type RuntimeConfig } from '@console/http/contract';
import { MODULE_PATHS } from '@console/modules/contract';

/**
 * Fetches the configuration of a console on another origin and makes its addresses absolute.
 *
 * @throws Error if it is unavailable.
 */
export async function configAt(origin: string): Promise<RuntimeConfig> {
  const response = await fetch(`${origin}/config.json`, { cache: 'no-store', credentials: 'omit' });
  if (!response.ok)
    throw new Error(`The console's configuration is unavailable: ${String(response.status)}.`);
  const { config, problems } = readRuntimeConfig(await response.json(), MODULE_PATHS);
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
