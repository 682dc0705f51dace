import type { RateLimitSettings } from '../src/http/rate-limits';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enableTwoFactor, login, setUpTwoFactor, verifyTwoFactor } from '@console/auth/contract';
import { ErrorResponse, errorStatusesOf, type ResponseOf, type Operation } from '@console/http/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { pino, type Logger } from 'pino';
import { afterAll } from 'vitest';
import { demoOf } from '../demo/demo';
import { createPlatform, type Platform } from '../src/create-platform';
import { readSettings } from '../src/settings';
import { users } from '../src/database/schema';
import { quickHash } from './quick-hash';
import { openTestDatabase } from './test-database';

export const OPERATOR = { email: 'operator@signalbox.example', password: 'a long enough password' };

const OPERATOR_HASH = quickHash(OPERATOR.password);

/** Milliseconds per TOTP step. */
export const STEP = 30_000;

export interface Sending {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A platform with a controllable clock and its own database, unless the environment names one. */
export interface TestPlatform extends Platform {
  clock: { now: Date };
  later: (milliseconds: number) => void;
  /** Evaluates alert rules, then sends what is due. */
  watchAlerts: () => Promise<void>;
  rateLimits: RateLimitSettings;
  /** @throws Error for a status that the operation does not declare. */
  send: (operation: Operation, sending?: Sending) => Promise<Response>;
  /** Requires success and parses the response. */
  call: <O extends Operation>(operation: O, sending?: Sending) => Promise<ResponseOf<O>>;
  status: (operation: Operation, sending?: Sending) => Promise<number>;
  /** Requires an error and parses it. */
  rejection: (operation: Operation, sending?: Sending) => Promise<ErrorResponse>;
  stop: () => Promise<void>;
}

/** A test platform that stops after the suite that starts it. */
export async function startSuitePlatform(
  ...options: Parameters<typeof startTestPlatform>
): Promise<TestPlatform> {
  const platform = await startTestPlatform(...options);
  afterAll(() => platform.stop());
  return platform;
}

export async function startTestPlatform(
  environment: Record<string, string> = {},
  { log = pino({ level: 'silent' }) }: { log?: Logger } = {},
): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signalbox-data-'));
  const clock = { now: new Date('2026-05-12T08:00:00.000Z') };
  const settings = readSettings({
    DATA_DIR: dataDir,
    SEED_APPS: '0',
    DEMO_HEARTBEATS: 'off',
    RATE_LIMIT_PER_CALLER: String(HIGH_RATE_LIMITS.perCaller),
    RATE_LIMIT_PER_ADDRESS: String(HIGH_RATE_LIMITS.perAddress),
    RATE_LIMIT_MAILS_PER_RECIPIENT: String(HIGH_RATE_LIMITS.mailsPerRecipient),
    RATE_LIMIT_ALERT_MAILS_PER_RECIPIENT: String(HIGH_RATE_LIMITS.alertMailsPerRecipient),
    PAYMENT_PROVIDER: 'none',
    STAFF_INACTIVITY_MINUTES: '0',
    PLATFORM_ADMIN_EMAIL: OPERATOR.email,
    PLATFORM_ADMIN_PASSWORD: OPERATOR.password,
    ...environment,
  });
  const namesOne = 'DATA_DIR' in environment || 'DATABASE_URL' in environment;
  const connection = namesOne ? undefined : await openTestDatabase();
  const platform = await createPlatform(settings, {
    log,
    demo: demoOf(settings),
    clock: () => clock.now,
    ...(connection && { connection }),
  });
  const { email = '', password } = settings.admin;
  if (password === OPERATOR.password) {
    await platform.db.update(users).set({ passwordHash: OPERATOR_HASH }).where(eq(users.email, email));
  }

  const send: TestPlatform['send'] = async (operation, sending = {}) => {
    const response = await platform.app.request(requestOf(operation, sending));
    const declared: readonly number[] = [operation.status ?? 200, ...errorStatusesOf(operation)];
    if (!declared.includes(response.status)) {
      throw new Error(`${operation.name} does not declare the status ${response.status}.`);
    }
    return response;
  };
  return {
    ...platform,
    clock,
    later: (milliseconds) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    watchAlerts: async () => {
      await platform.evaluateAlerts();
      await platform.deliverAlerts();
    },
    rateLimits: settings.rateLimits,
    send,
    call: async (operation, sending) => {
      const response = await send(operation, sending);
      if (!response.ok) throw new Error(`${operation.name} was rejected: ${await response.text()}`);
      return answerOf(operation, await response.json());
    },
    status: async (operation, sending) => (await send(operation, sending)).status,
    rejection: async (operation, sending) => {
      const response = await send(operation, sending);
      if (response.ok) throw new Error(`${operation.name} was not rejected.`);
      return ErrorResponse.parse(await response.json());
    },
    stop: async () => {
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function answerOf<O extends Operation>(operation: O, answer: unknown): ResponseOf<O> {
  // The schema is the operation's own, but typed as ZodType.
  return operation.response.parse(answer) as ResponseOf<O>;
}

function requestOf(
  operation: Operation,
  { token, params = {}, query = {}, body, headers }: Sending,
): Request {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return new Request(`http://platform.example${path}${search && `?${search}`}`, {
    method: operation.method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** The TOTP code, `steps` from now. */
export function codeOf(secret: string, { clock }: TestPlatform, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now.getTime() + steps * STEP,
  });
}

export async function enroll(platform: TestPlatform, credentials = OPERATOR) {
  const { token } = await platform.call(login, { body: credentials });
  const { secret } = await platform.call(setUpTwoFactor, { token });
  const { recoveryCodes } = await platform.call(enableTwoFactor, {
    token,
    body: { code: codeOf(secret, platform) },
  });
  return { token, secret, recoveryCodes };
}

export async function signInAgain(platform: TestPlatform, secret: string): Promise<string> {
  platform.clock.now = new Date(platform.clock.now.getTime() + STEP);
  const pending = await platform.call(login, { body: OPERATOR });
  const { token } = await platform.call(verifyTwoFactor, {
    token: pending.token,
    body: { code: codeOf(secret, platform) },
  });
  return token;
}

export const HIGH_RATE_LIMITS: RateLimitSettings = {
  perCaller: 10_000,
  perAddress: 10_000,
  mailsPerRecipient: 1_000,
  alertMailsPerRecipient: 1_000,
};
