import { resolve } from 'node:path';
import { z } from 'zod';

/** A whole number that names a TCP port. */
const Port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535);

/** An http(s) address without anything that a passed-on request would lose or repeat. */
const PlatformAddress = z.string().transform((text, context) => {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const plain = address && !address.username && !address.password && !address.search && !address.hash;
  if (plain && /^https?:$/.test(address.protocol)) return address;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const EnvironmentVariables = {
  PORT: Port.default(4200),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PLATFORM_PORT: Port.optional(),
  API_BASE_URL: PlatformAddress.optional(),
  CONSOLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  STOP_DELAY_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((seconds) => seconds <= 300)
    .default(0),
  CONSOLE_DIST: z.string().default(() => resolve(import.meta.dirname, '../../console/dist')),
  CONSOLE_CONFIG: z.string().optional(),
};

const EXPECTED: Record<keyof typeof EnvironmentVariables, string> = {
  PORT: 'a whole number from 1 to 65535',
  HOST: 'a host name or an IP address',
  PLATFORM_PORT: 'a whole number from 1 to 65535',
  API_BASE_URL: 'an http or https address without credentials, query or fragment',
  CONSOLE_URL: 'an http or https address',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
  STOP_DELAY_SECONDS: 'a whole number from 0 to 300',
  CONSOLE_DIST: 'a folder',
  CONSOLE_CONFIG: 'a file',
};

export interface Settings {
  port: number;
  host: string;
  logLevel: string;
  /** How long a server that was told to stop goes on, its health answered as unavailable. */
  stopDelayMs: number;
  /** Where the API is: the platform beside us, or one elsewhere. */
  platform: URL;
  /** Whether people reach the console by https, as its address says. */
  overTls: boolean;
  /** The folder of the built console. */
  consoleDist: string;
  /** A JSON file with the runtime configuration. */
  consoleConfig: string | undefined;
}

/** A setting that stops the start; the message is one line for the person who set it. */
export class SettingsError extends Error {}

/** Reads the settings from the environment; an empty variable counts as unset. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.object(EnvironmentVariables).safeParse(given);
  if (!result.success) throw new SettingsError(explain(result.error, given));

  const {
    PORT,
    HOST,
    PLATFORM_PORT,
    API_BASE_URL,
    CONSOLE_URL,
    LOG_LEVEL,
    CONSOLE_DIST,
    CONSOLE_CONFIG,
    STOP_DELAY_SECONDS,
  } = result.data;
  const platformPort = PLATFORM_PORT ?? PORT + 1;
  if (!API_BASE_URL && platformPort > 65_535) {
    throw new SettingsError(`PLATFORM_PORT must be set when PORT is ${PORT}: its default is the next port.`);
  }
  if (!API_BASE_URL && platformPort === PORT) {
    throw new SettingsError(`PORT and PLATFORM_PORT must differ; both are ${PORT}.`);
  }
  return {
    port: PORT,
    host: HOST,
    logLevel: LOG_LEVEL,
    stopDelayMs: STOP_DELAY_SECONDS * 1000,
    platform: API_BASE_URL ?? new URL(`http://${reachable(HOST)}:${platformPort}`),
    overTls: CONSOLE_URL?.startsWith('https:') ?? false,
    consoleDist: resolve(CONSOLE_DIST),
    consoleConfig: CONSOLE_CONFIG,
  };
}

/** The address to type into a browser on this machine. */
export function addressOf(host: string, port: number): string {
  return `http://${reachable(host)}:${port}/`;
}

/** A host as it stands in an address; one that only says "every interface" becomes the loopback one. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: z.ZodError, given: NodeJS.ProcessEnv): string {
  const name = error.issues[0]?.path[0];
  const known = Object.keys(EnvironmentVariables).find((key) => key === name);
  if (!known) return 'The settings cannot be read.';
  return `${known} must be ${EXPECTED[known as keyof typeof EXPECTED]}, not ${JSON.stringify(given[known])}.`;
}
