import { resolve } from 'node:path';
import { Email } from '@console/http/contract';
import { z } from 'zod';
import { StartProblem } from './start-problem';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function wholeNumber(min: number, max: number, initial: number) {
  return z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .prefault(String(initial))
    .describe(`a whole number from ${min} to ${max}`);
}

const Environment = z.object({
  PLATFORM_PORT: wholeNumber(0, 65_535, 4201),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .describe('a host name or an IP address'),
  DATA_DIR: z.string().default('.data').describe('a folder'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address such as postgres://user:password@host/name'),
  SEED_APPS: wholeNumber(0, 100_000, 60),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`one of ${LOG_LEVELS.join(', ')}`),
  CONSOLE_URL: z
    .url({ protocol: /^https?$/, hostname: /./ })
    .default('http://127.0.0.1:4200')
    .describe('the address of the console, such as https://console.example'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('an address such as smtps://user:password@mail.example'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional()
    .describe('an e-mail address, such as Signalbox <no-reply@console.example>, and is needed with SMTP_URL'),
  PLATFORM_ADMIN_EMAIL: Email.optional().describe('an e-mail address'),
  PLATFORM_ADMIN_PASSWORD: z.string().min(8).max(1000).optional().describe('8 to 1000 characters'),
  PLATFORM_SECRET_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional()
    .describe('32 random bytes in base64, as "openssl rand -base64 32" makes them'),
});

export interface Settings {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** A PostgreSQL server; without it the database is embedded, in `dataDir`. */
  databaseUrl?: string | undefined;
  /** How many demo tenant apps an empty database gets; 0 for none. */
  seedApps: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Where people reach the console: what links in mails and social logins lead back to. */
  consoleUrl: string;
  /** Without it, mails stay in the outbox. */
  mail?: { url: string; from: string } | undefined;
  admin: { email?: string | undefined; password?: string | undefined };
  /** Base64. Processes beside one database have to share it. */
  secretKey?: string | undefined;
}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 *
 * @throws StartProblem naming every variable that holds a wrong value. The value itself is not repeated: it may be a secret.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.keys(Environment.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = Environment.safeParse(given);
  if (!result.success) {
    throw wrongSettings(result.error.issues.map((issue) => String(issue.path[0])));
  }
  const { data } = result;
  const { SMTP_URL, MAIL_FROM } = data;
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) throw wrongSettings(['MAIL_FROM']);
  return {
    port: data.PLATFORM_PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    seedApps: data.SEED_APPS,
    logLevel: data.LOG_LEVEL,
    consoleUrl: data.CONSOLE_URL,
    ...(SMTP_URL !== undefined && MAIL_FROM !== undefined && { mail: { url: SMTP_URL, from: MAIL_FROM } }),
    admin: { email: data.PLATFORM_ADMIN_EMAIL?.toLowerCase(), password: data.PLATFORM_ADMIN_PASSWORD },
    secretKey: data.PLATFORM_SECRET_KEY,
  };
}

function wrongSettings(wrong: readonly string[]): StartProblem {
  return new StartProblem(
    Object.entries(Environment.shape)
      .filter(([name]) => wrong.includes(name))
      .map(([name, schema]) => `${name} has to be ${schema.description ?? 'valid'}.`)
      .join(' '),
  );
}
