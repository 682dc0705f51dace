import { resolve } from 'node:path';
import {
  commonSettings,
  Networks,
  networkList,
  optionalWholeNumber,
  readEnvironment,
  type ServerSettings,
  serverSettings,
  StartProblem,
  unknownVariables,
  urlOf,
  webAddress,
  wholeNumber,
} from '@console/server-kit';
import { RuntimeConfig } from '@console/http/contract';
import { z } from 'zod';
import { variableOf } from './load-runtime-config';

/** Credentials, query and fragment would be lost when a request is forwarded. */
const PlatformAddress = z.string().transform((text, context) => {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const plain = address && !address.username && !address.password && !address.search && !address.hash;
  if (plain && /^https?:$/.test(address.protocol)) return address;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const variables = {
  ...serverSettings,
  PORT: wholeNumber(1, 65_535, 4200),
  PLATFORM_PORT: optionalWholeNumber(1, 65_535),
  API_BASE_URL: PlatformAddress.optional().describe(
    'an http or https address without credentials, query or fragment',
  ),
  CONSOLE_URL: webAddress().optional(),
  CONSOLE_DIST: z.string().default(() => resolve(import.meta.dirname, '../../console/dist')),
  CONSOLE_CONFIG: z.string().optional(),
  TRUSTED_PROXIES: networkList(),
};

export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  const fields = Object.keys(RuntimeConfig.shape).map(variableOf);
  return unknownVariables(environment, ['CONSOLE_'], [...Object.keys(variables), ...fields]);
}

export interface Settings extends ServerSettings {
  port: number;
  platform: URL;
  overTls: boolean;
  consoleDist: string;
  consoleConfig: string | undefined;
  trustedProxies: Networks;
}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 *
 * @throws StartProblem that names every variable with a wrong value.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = readEnvironment(variables, environment);
  const { PORT: port, HOST: host, API_BASE_URL } = given;
  const platformPort = given.PLATFORM_PORT ?? port + 1;
  if (!API_BASE_URL && platformPort > 65_535) {
    throw new StartProblem(`PLATFORM_PORT must be set when PORT is ${port}: its default is the next port.`);
  }
  if (!API_BASE_URL && platformPort === port) {
    throw new StartProblem(`PORT and PLATFORM_PORT must differ; both are ${port}.`);
  }
  return {
    ...commonSettings(given),
    port,
    platform: API_BASE_URL ?? new URL(urlOf(host, platformPort)),
    overTls: given.CONSOLE_URL?.startsWith('https:') ?? false,
    consoleDist: resolve(given.CONSOLE_DIST),
    consoleConfig: given.CONSOLE_CONFIG,
    trustedProxies: new Networks(given.TRUSTED_PROXIES),
  };
}
