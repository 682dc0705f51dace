import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import {
  commonSettings,
  networkList,
  optionalWholeNumber,
  readEnvironment,
  serverSettings,
  type ServerSettings,
  unknownVariables,
  urlOf,
  webAddress,
  wholeNumber,
  wrongSettings,
} from '@console/server-kit';
import { z } from 'zod';
import type { StorageSettings } from './vod/open-storage';

const Label = z.string().trim().min(1).max(64);

const LABEL = '1 to 64 characters';

const variables = {
  ...serverSettings,
  MEDIA_PORT: wholeNumber(1, 65_535, 4202),
  RTMP_PORT: optionalWholeNumber(1, 65_535),
  MEDIA_URL: webAddress().optional(),
  MEDIA_NODE_TOKEN: z.string().min(16).max(500).describe('the 16 to 500 characters that the platform has'),
  MEDIA_NODE_NAME: Label.default(() => hostname().slice(0, 64)).describe(LABEL),
  MEDIA_REGION: Label.default('local').describe(LABEL),
  MEDIA_CAPACITY: wholeNumber(1, 1_000, 50),
  MEDIA_JOBS: wholeNumber(0, 64, 1),
  MEDIA_RECORDINGS_MB: optionalWholeNumber(100, 1_000_000_000),
  MEDIA_STORAGE_FOLDER: z.string().optional().describe('a folder'),
  MEDIA_S3_ENDPOINT: webAddress().default('https://s3.amazonaws.com'),
  MEDIA_S3_BUCKET: z.string().min(3).max(63).optional().describe('the name of a bucket'),
  MEDIA_S3_REGION: Label.default('us-east-1').describe(LABEL),
  MEDIA_S3_ACCESS_KEY: z.string().max(200).optional().describe('set together with MEDIA_S3_BUCKET'),
  MEDIA_S3_SECRET_KEY: z.string().max(200).optional().describe('set together with MEDIA_S3_BUCKET'),
  MEDIA_ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(webAddress().transform((address) => new URL(address).origin)))
    .optional()
    .describe('comma-separated http or https addresses'),
  ALLOWED_NETWORKS: networkList(),
  MEDIA_PLATFORM_URL: webAddress().default('http://127.0.0.1:4201'),
  PORT: wholeNumber(1, 65_535, 4200),
  CONSOLE_URL: webAddress().optional(),
  DATA_DIR: z.string().default('.data'),
};

export interface Settings extends ServerSettings {
  port: number;
  /** Where viewers reach this node. */
  origin: string;
  token: string;
  /** For encoders; undefined for the usual one or, if that is taken, any other. */
  rtmpPort: number | undefined;
  name: string;
  region: string;
  capacity: number;
  allowedOrigins: string[];
  /** Private addresses that outgoing requests may reach. */
  allowedNetworks: string[];
  platform: URL;
  /** Of this node alone. */
  dataDir: string;
  /** Jobs at the same time; 0 for none. */
  jobs: number;
  /** For what is being recorded, on the disk of `dataDir`; undefined for half of what is free. */
  recordingsBytes: number | undefined;
  storage: StorageSettings;
}

export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  return unknownVariables(environment, ['MEDIA_', 'RTMP_'], Object.keys(variables));
}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 *
 * @throws StartProblem that names every variable with a wrong value.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = readEnvironment(variables, environment);
  const dataDir = join(resolve(given.DATA_DIR), 'media', encodeURIComponent(given.MEDIA_NODE_NAME));
  const consoleUrl = new URL(given.CONSOLE_URL ?? urlOf(given.HOST, given.PORT));
  return {
    ...commonSettings(given),
    port: given.MEDIA_PORT,
    origin: new URL(given.MEDIA_URL ?? urlOf(given.HOST, given.MEDIA_PORT)).origin,
    rtmpPort: given.RTMP_PORT,
    token: given.MEDIA_NODE_TOKEN,
    name: given.MEDIA_NODE_NAME,
    region: given.MEDIA_REGION,
    capacity: given.MEDIA_CAPACITY,
    allowedOrigins: given.MEDIA_ALLOWED_ORIGINS ?? originsOf(consoleUrl),
    allowedNetworks: given.ALLOWED_NETWORKS,
    platform: new URL(given.MEDIA_PLATFORM_URL),
    dataDir,
    jobs: given.MEDIA_JOBS,
    recordingsBytes: given.MEDIA_RECORDINGS_MB && given.MEDIA_RECORDINGS_MB * 1_000_000,
    storage: storageOf(given, join(dataDir, 'storage')),
  };
}

/** A console on this machine has two names. */
function originsOf({ protocol, hostname: host, port, origin }: URL): string[] {
  if (host !== 'localhost' && host !== '127.0.0.1') return [origin];
  return ['localhost', '127.0.0.1'].map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

function storageOf(
  given: ReturnType<typeof readEnvironment<typeof variables>>,
  folder: string,
): StorageSettings {
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_ACCESS_KEY, MEDIA_S3_SECRET_KEY } = given;
  if (bucket === undefined) return { folder: resolve(given.MEDIA_STORAGE_FOLDER ?? folder) };
  if (MEDIA_S3_ACCESS_KEY === undefined) throw wrongSettings(variables, ['MEDIA_S3_ACCESS_KEY']);
  if (MEDIA_S3_SECRET_KEY === undefined) throw wrongSettings(variables, ['MEDIA_S3_SECRET_KEY']);
  return {
    endpoint: given.MEDIA_S3_ENDPOINT,
    region: given.MEDIA_S3_REGION,
    bucket,
    accessKeyId: MEDIA_S3_ACCESS_KEY,
    secretAccessKey: MEDIA_S3_SECRET_KEY,
  };
}
