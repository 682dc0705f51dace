import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { postRequestedMails } from './accounts/mail-requests';
import { ensureFirstOperator, type FirstOperator } from './accounts/first-operator';
import { deliverAlerts } from './alerts/deliver-alerts';
import { evaluateRules } from './alerts/evaluate-rules';
import { testPaymentPage } from './test-payment/test-payment-page';
import { TEST_PAYMENT_PATH, TestPaymentProvider } from './test-payment/test-payment-provider';
import { checkKeyring } from './database/check-keyring';
import { connectDatabase, type Database, type DatabaseConnection } from './database/connection';
import { rejectNewerSchema, requireKnownSchema } from './database/schema-version';
import { HUB_PATH } from '@console/live/contract';
import {
  CircuitBreaker,
  createMetrics,
  Networks,
  OutgoingClient,
  statusRoutes,
  urlOf,
} from '@console/server-kit';
import { hubPages } from './live/hub/hub-pages';
import { PUBLISHED_PATH } from '@console/vod/contract';
import { VAST_PATH } from '@console/ssai/contract';
import { vastPages } from './vast-control/vast-pages';
import { createApi } from './api/create-api';
import type { PlatformEnv } from './http/request-context';
import { MailDispatcher } from './mail/mail-dispatcher';
import { outboxPage } from './mail/outbox-page';
import { smtpSender } from './mail/smtp-sender';
import { Captcha } from './providers/captcha';
import { openKeyring, type Keyring } from './security/keyring';
import { platformMetrics, type PlatformMetrics } from './http/platform-metrics';
import { platformRoutes } from './platform-routes';
import { runHourlyJobs } from './hourly-jobs';
import type { Settings } from './settings';
import { SocialProviders } from './providers/social-providers';
import { publishedVideoPages } from './vod/video-playback-routes';

/** What the demo's servers need. */
export interface DemoServices {
  db: Database;
  log: Logger;
  metrics: PlatformMetrics;
  clock: () => Date;
  /** Continues the demo data up to now, if it is time. */
  continueStory: (now: Date) => Promise<void>;
}

/** Data that an empty platform is filled with. */
export interface Demo {
  /** Fills an empty database, or continues what it was filled with. */
  seed: (db: Database, keyring: Keyring, now: Date) => Promise<void>;
  /** HTML pages and files by path. */
  pages: Readonly<Record<string, Hono<PlatformEnv>>>;
  /** Reports as the demo's servers, unless it is off. */
  startServers: (services: DemoServices) => Promise<{ close: () => Promise<void> } | undefined>;
}

interface PlatformOptions {
  log: Logger;
  /** Default: the system clock. */
  clock?: () => Date;
  /** The platform's address on this machine. Default: from the settings. */
  localUrl?: () => string;
  /** Whether shutdown has begun. Default: never. */
  isStopping?: () => boolean;
  /** Default: a new registry. */
  metrics?: Registry;
  connection?: DatabaseConnection;
  demo?: Demo;
}

export interface Platform {
  app: Hono<PlatformEnv>;
  db: Database;
  firstOperator: FirstOperator;
  dispatchMail: () => Promise<void>;
  /** Raises and clears the alerts of rules. */
  evaluateAlerts: () => Promise<void>;
  /** Sends messages about alerts, which can take long. */
  deliverAlerts: () => Promise<void>;
  /** Charges and issues what is due and deletes what has expired. */
  runHourlyJobs: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A platform with a migrated database, a first operator, and demo data if it was empty. Several platforms can share a
 * database server and start at the same time.
 * @throws StartProblem when the settings do not allow a start.
 */
export async function createPlatform(settings: Settings, options: PlatformOptions): Promise<Platform> {
  const { log, demo, clock = () => new Date() } = options;
  const { localUrl = () => urlOf(settings.host, settings.port), isStopping = () => false } = options;
  const connection = options.connection ?? (await connectDatabase(settings, log));
  const { db } = connection;
  const { metrics: registry = createMetrics() } = options;
  const metrics = platformMetrics(registry, log);
  metrics.observeDatabase(connection);
  try {
    const keyring = await openKeyring(settings.secretKey, settings.dataDir);
    const { consoleUrl, mail, rateLimits } = settings;
    const firstOperator = await connection.exclusively(async () => {
      await rejectNewerSchema(db);
      await connection.migrate();
      await checkKeyring(db, keyring);
      const operator = await ensureFirstOperator(db, settings, clock());
      await demo?.seed(db, keyring, clock());
      return operator;
    });
    const paymentProvider =
      settings.paymentProvider === 'test' ? new TestPaymentProvider({ keyring, clock, localUrl }) : undefined;
    const client = new OutgoingClient(new Networks(settings.allowedNetworks));
    const breaker = new CircuitBreaker(undefined, () => clock().getTime());
    const trustedProxies = new Networks(settings.trustedProxies);
    const app = createApi(platformRoutes, {
      db,
      keyring,
      log,
      metrics,
      registry,
      clock,
      consoleUrl,
      rateLimits,
      trustedProxies,
      captcha: settings.captcha && new Captcha(settings.captcha),
      signUp: settings.signUp,
      inactivityLimits: settings.inactivityLimits,
      rememberDeviceDays: settings.rememberDeviceDays,
      forbiddenWords: settings.forbiddenWords,
      sendsMail: mail !== undefined,
      mediaNodes: settings.mediaNodes,
      outgoing: client,
      socialProviders: new SocialProviders(settings.social),
      paymentProvider,
      invoiceSeller: settings.invoiceSeller,
      pages: {
        [HUB_PATH]: hubPages({ db, keyring, clock, trustedProxies }),
        [PUBLISHED_PATH]: publishedVideoPages({ db, keyring, clock, trustedProxies }),
        [VAST_PATH]: vastPages({ db, keyring, clock, consoleUrl, trustedProxies }),
        ...(paymentProvider && { [TEST_PAYMENT_PATH]: testPaymentPage(paymentProvider, clock) }),
        ...demo?.pages,
      },
    });
    const dispatcher = new MailDispatcher({
      db,
      keyring,
      log,
      metrics,
      clock,
      consoleUrl,
      rateLimits,
      sender: mail && smtpSender(mail),
      postRequested: (sender) => postRequestedMails(db, sender),
    });
    if (!mail) app.get('/platform/outbox', outboxPage({ db, keyring, dispatcher }));
    const checks = {
      database: () => db.execute(sql`select 1`),
      migrations: () => requireKnownSchema(db),
    };
    app.route(
      '/',
      statusRoutes({ log, checks, metrics: registry, metricsToken: settings.metricsToken, isStopping }),
    );
    const demoServers = await demo?.startServers({
      db,
      log,
      metrics,
      clock,
      continueStory: (now) => connection.exclusively(() => demo.seed(db, keyring, now)),
    });
    return {
      app,
      db,
      firstOperator,
      dispatchMail: () => dispatcher.dispatch(),
      evaluateAlerts: () => metrics.job('alerts', () => evaluateRules(db, clock())),
      deliverAlerts: () =>
        metrics.job('alert-deliveries', () =>
          deliverAlerts({ db, clock, keyring, consoleUrl, rateLimits, client, breaker }),
        ),
      runHourlyJobs: () => runHourlyJobs({ db, log, metrics }, clock()),
      close: async () => {
        await Promise.all([dispatcher.close(), demoServers?.close()]);
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
