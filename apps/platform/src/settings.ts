import { resolve } from 'node:path';
import { Email } from '@console/http/contract';
import {
  commaList,
  commonSettings,
  networkList,
  readEnvironment,
  serverSettings,
  unknownVariables,
  webAddress,
  wholeNumber,
  wrongSettings,
  type ServerSettings,
} from '@console/server-kit';
import { z } from 'zod';
import type { RateLimitSettings } from './http/rate-limits';
import type { MediaNodeSettings } from './http/route';
import type { InvoiceSeller } from './invoice-pdf/invoice-pdf';
import type { CaptchaSettings } from './providers/captcha';
import type { SocialSettings } from './providers/social-providers';
import type { InactivityLimits } from './authorization/inactivity';
import { lettersOf, passwordWeakness } from './security/password-weakness';

const secret = () => z.string().max(1000).optional().describe('set together with the others of its kind');

const inactivityMinutes = (initial: number) =>
  wholeNumber(0, 720, initial)
    .refine((minutes) => minutes === 0 || minutes >= 5)
    .describe('a whole number from 5 to 720, or 0 for no limit');

const rateLimit = (initial: number) => wholeNumber(1, 10_000, initial);

const variables = {
  ...serverSettings,
  PLATFORM_PORT: wholeNumber(0, 65_535, 4201),
  DATA_DIR: z.string().default('.data').describe('a folder'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address such as postgres://user:password@host/name'),
  SEED_APPS: wholeNumber(0, 100_000, 60),
  SEED_USAGE_DAYS: wholeNumber(1, 1_000, 90),
  DEMO_HEARTBEATS: z.enum(['on', 'off']).default('on').describe('on or off'),
  CONSOLE_URL: z
    .url({ protocol: /^https?$/, hostname: /./ })
    .default('http://localhost:4200')
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
  INVOICE_SELLER: z.string().max(2_000).default('').describe('text; \\n begins a line'),
  INVOICE_PAYMENT_INSTRUCTIONS: z.string().max(2_000).default('').describe('text; \\n begins a line'),
  SIGN_UP: z.enum(['on', 'off']).default('on').describe('on or off'),
  PAYMENT_PROVIDER: z.enum(['test', 'none']).default('test').describe('test or none'),
  GITHUB_CLIENT_ID: secret(),
  GITHUB_CLIENT_SECRET: secret(),
  GITHUB_URL: webAddress().default('https://github.com'),
  GITHUB_API_URL: webAddress().default('https://api.github.com'),
  GOOGLE_CLIENT_ID: secret(),
  GOOGLE_CLIENT_SECRET: secret(),
  GOOGLE_ISSUER: webAddress().default('https://accounts.google.com'),
  CAPTCHA_SECRET_V3: secret(),
  CAPTCHA_SECRET_V2: secret(),
  CAPTCHA_PROJECT: secret(),
  CAPTCHA_API_KEY: secret(),
  CAPTCHA_SITE_KEY_V3: secret(),
  CAPTCHA_SITE_KEY_V2: secret(),
  CAPTCHA_VERIFY_URL: webAddress().optional(),
  CAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).prefault('0.5').describe('a number from 0 to 1'),
  RATE_LIMIT_PER_CALLER: rateLimit(60),
  RATE_LIMIT_PER_ADDRESS: rateLimit(200),
  RATE_LIMIT_MAILS_PER_RECIPIENT: rateLimit(5),
  RATE_LIMIT_ALERT_MAILS_PER_RECIPIENT: rateLimit(60),
  STAFF_INACTIVITY_MINUTES: inactivityMinutes(60),
  CUSTOMER_INACTIVITY_MINUTES: inactivityMinutes(0),
  REMEMBER_DEVICE_DAYS: wholeNumber(0, 90, 30),
  PASSWORD_FORBIDDEN_WORDS: commaList()
    .refine((words) => words.every((word) => lettersOf(word).length >= 3))
    .describe('words of at least three letters joined by commas, such as acme,acme media'),
  TRUSTED_PROXIES: networkList(),
  ALLOWED_NETWORKS: networkList(),
  MEDIA_NODE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,500}$/)
    .optional()
    .describe('16 to 500 characters without spaces'),
  PLATFORM_MEDIA_LICENSE_DAYS: wholeNumber(0, 3_650, 365),
  PLATFORM_ADMIN_EMAIL: Email.optional().describe('an e-mail address'),
  PLATFORM_ADMIN_PASSWORD: z
    .string()
    .min(8)
    .max(1000)
    .optional()
    .describe('8 to 1000 characters, and no common password, e-mail or forbidden word'),
  PLATFORM_SECRET_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional()
    .describe('32 random bytes in base64, as "openssl rand -base64 32" makes them'),
};

export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  return unknownVariables(environment, ['PLATFORM_', 'SEED_'], Object.keys(variables));
}

const TOGETHER = [
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['CAPTCHA_SECRET_V3', 'CAPTCHA_SECRET_V2'],
  ['CAPTCHA_PROJECT', 'CAPTCHA_API_KEY', 'CAPTCHA_SITE_KEY_V3', 'CAPTCHA_SITE_KEY_V2'],
] as const;

export interface Settings extends ServerSettings {
  port: number;
  dataDir: string;
  /** Without it the database is embedded, in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Demo tenant apps in an empty database; 0 for none. */
  seedApps: number;
  seedUsageDays: number;
  demoHeartbeats: boolean;
  /** Public address of the console, for links and redirects. */
  consoleUrl: string;
  mail?: { url: string; from: string } | undefined;
  captcha?: CaptchaSettings | undefined;
  social: SocialSettings;
  /** Whether anyone can create an account; invitations always work. */
  signUp: boolean;
  /** `test`: a page on this machine that accepts test card numbers. */
  paymentProvider: 'test' | 'none';
  /** What is printed on every invoice. */
  invoiceSeller: InvoiceSeller;
  inactivityLimits: InactivityLimits;
  rememberDeviceDays: number;
  forbiddenWords: readonly string[];
  rateLimits: RateLimitSettings;
  trustedProxies: readonly string[];
  /** Private addresses that webhooks may reach. */
  allowedNetworks: readonly string[];
  mediaNodes: MediaNodeSettings;
  admin: { email?: string | undefined; password?: string | undefined };
  /** Base64. Shared by all platforms on one database. */
  secretKey?: string | undefined;
}

/**
 * Reads environment variables; empty ones count as unset.
 * @throws StartProblem naming every invalid variable, without its value.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const data = readEnvironment(variables, environment);
  const halves = TOGETHER.filter((names) => names.some((name) => data[name] !== undefined))
    .flat()
    .filter((name) => data[name] === undefined);
  if (halves.length > 0) throw wrongSettings(variables, halves);
  const { SMTP_URL, MAIL_FROM } = data;
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) throw wrongSettings(variables, ['MAIL_FROM']);
  const admin = { email: data.PLATFORM_ADMIN_EMAIL?.toLowerCase(), password: data.PLATFORM_ADMIN_PASSWORD };
  const forbiddenWords = data.PASSWORD_FORBIDDEN_WORDS;
  const isWeak =
    admin.password !== undefined &&
    passwordWeakness(admin.password, admin.email ?? '', forbiddenWords) !== undefined;
  if (isWeak) throw wrongSettings(variables, ['PLATFORM_ADMIN_PASSWORD']);
  return {
    ...commonSettings(data),
    port: data.PLATFORM_PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    seedApps: data.SEED_APPS,
    seedUsageDays: data.SEED_USAGE_DAYS,
    demoHeartbeats: data.DEMO_HEARTBEATS === 'on',
    consoleUrl: data.CONSOLE_URL,
    ...(SMTP_URL !== undefined && MAIL_FROM !== undefined && { mail: { url: SMTP_URL, from: MAIL_FROM } }),
    captcha: captchaSettings(data),
    social: socialSettings(data),
    signUp: data.SIGN_UP === 'on',
    paymentProvider: data.PAYMENT_PROVIDER,
    invoiceSeller: {
      seller: lines(data.INVOICE_SELLER),
      paymentInstructions: lines(data.INVOICE_PAYMENT_INSTRUCTIONS),
    },
    inactivityLimits: {
      staff: data.STAFF_INACTIVITY_MINUTES,
      customers: data.CUSTOMER_INACTIVITY_MINUTES,
    },
    rememberDeviceDays: data.REMEMBER_DEVICE_DAYS,
    forbiddenWords,
    rateLimits: {
      perCaller: data.RATE_LIMIT_PER_CALLER,
      perAddress: data.RATE_LIMIT_PER_ADDRESS,
      mailsPerRecipient: data.RATE_LIMIT_MAILS_PER_RECIPIENT,
      alertMailsPerRecipient: data.RATE_LIMIT_ALERT_MAILS_PER_RECIPIENT,
    },
    trustedProxies: data.TRUSTED_PROXIES,
    allowedNetworks: data.ALLOWED_NETWORKS,
    mediaNodes: { token: data.MEDIA_NODE_TOKEN, licenseDays: data.PLATFORM_MEDIA_LICENSE_DAYS },
    admin,
    secretKey: data.PLATFORM_SECRET_KEY,
  };
}

/** Environment files often allow one line only. */
function lines(text: string): string {
  return text.replaceAll(String.raw`\n`, '\n').trim();
}

type Given = ReturnType<typeof readEnvironment<typeof variables>>;

function captchaSettings(given: Given): CaptchaSettings | undefined {
  const { CAPTCHA_SECRET_V3, CAPTCHA_SECRET_V2, CAPTCHA_VERIFY_URL, CAPTCHA_MIN_SCORE: minScore } = given;
  const { CAPTCHA_PROJECT, CAPTCHA_API_KEY, CAPTCHA_SITE_KEY_V3, CAPTCHA_SITE_KEY_V2 } = given;
  if (CAPTCHA_PROJECT && CAPTCHA_API_KEY && CAPTCHA_SITE_KEY_V3 && CAPTCHA_SITE_KEY_V2) {
    const project = encodeURIComponent(CAPTCHA_PROJECT);
    return {
      url:
        CAPTCHA_VERIFY_URL ?? `https://recaptchaenterprise.googleapis.com/v1/projects/${project}/assessments`,
      minScore,
      keys: {
        kind: 'enterprise',
        apiKey: CAPTCHA_API_KEY,
        siteKeys: { v3: CAPTCHA_SITE_KEY_V3, v2: CAPTCHA_SITE_KEY_V2 },
      },
    };
  }
  if (!CAPTCHA_SECRET_V3 || !CAPTCHA_SECRET_V2) return undefined;
  return {
    url: CAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
    minScore,
    keys: { kind: 'classic', secrets: { v3: CAPTCHA_SECRET_V3, v2: CAPTCHA_SECRET_V2 } },
  };
}

function socialSettings(given: Given): SocialSettings {
  const { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GITHUB_URL, GITHUB_API_URL } = given;
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = given;
  return {
    ...(GITHUB_CLIENT_ID &&
      GITHUB_CLIENT_SECRET && {
        github: {
          clientId: GITHUB_CLIENT_ID,
          clientSecret: GITHUB_CLIENT_SECRET,
          url: GITHUB_URL,
          apiUrl: GITHUB_API_URL,
        },
      }),
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && {
        google: { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: GOOGLE_ISSUER },
      }),
  };
}
