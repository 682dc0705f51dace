import { guardHost } from '@console/host-protocol';
import { readRuntimeConfig, type RuntimeConfig } from '@console/http/contract';
import { MODULE_PATHS } from '@console/modules/contract';
import { createConsole } from '../create-console';
import { pageNonce } from '../page-nonce';
import { createGuestArea } from './guest-area';
import { guestEnvironment } from './guest-environment';
import { oneAtATime } from './one-at-a-time';

interface HostedConsole {
  /** The origin of the console’s files, its configuration and, by default, its API. */
  origin: string;
  /** The nonce that the host’s policy accepts for styles; default: the page’s own. */
  nonce: string | undefined;
}

/**
 * Mounts a console in the page of a host.
 *
 * @param candidate The host, not yet validated.
 */
export async function mountInPage(
  element: HTMLElement,
  candidate: unknown,
  { origin, nonce = pageNonce() }: HostedConsole,
): Promise<() => void> {
  const report = (error: unknown) => {
    console.warn('The host of the console:', error);
  };
  guardHost(candidate, report).disconnect();
  const config = await configAt(origin);
  const consoles = oneAtATime(async (restart, address) => {
    const host = guardHost(candidate, report);
    const id = newId();
    const area = createGuestArea(element, { id, nonce });
    const environment = guestEnvironment({ host, hostWindow: window, area: area.element, nonce, restart });
    const removeConsole = await createConsole(area.content, {
      config,
      environment: {
        ...environment,
        filesAt: origin,
        initialAddress: address ?? host.state().path ?? '/',
        Area: area.Area,
        IconWrapper: area.IconWrapper,
        idPrefix: `${id}-`,
      },
      version: __CONSOLE_VERSION__,
      buildId: undefined,
    });
    return () => {
      removeConsole();
      area.remove();
    };
  }, report);
  await consoles.start();
  return consoles.end;
}

/** Unique among all consoles in the page, including other copies of this code. */
function newId(): string {
  return `signalbox-${Math.random().toString(36).slice(2, 10)}`;
}

/**
 * Fetches the configuration of a console on another origin and makes its addresses absolute.
 *
 * @throws Error if it is unavailable.
 */
async function configAt(origin: string): Promise<RuntimeConfig> {
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
