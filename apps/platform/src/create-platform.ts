import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { adminUserRoutes } from './users/admin-user-routes';
import { userInvitationRoutes } from './users/user-invitation-routes';
import { userSessionRoutes } from './users/user-session-routes';
import { accountRoutes } from './accounts/account-routes';
import { emailChangeRoutes } from './accounts/email-change-routes';
import { passkeyRoutes } from './passkeys/passkey-routes';
import { passwordRoutes } from './accounts/password-routes';
import { postRequestedMails } from './accounts/mail-requests';
import { signUpRoutes } from './accounts/sign-up-routes';
import { ensureFirstOperator, type FirstOperator } from './accounts/first-operator';
import { alertAssigneeRoutes } from './alerts/alert-assignee-routes';
import { alertChannelRoutes } from './alerts/alert-channel-routes';
import { alertRoutes } from './alerts/alert-routes';
import { alertRuleRoutes } from './alerts/alert-rule-routes';
import { deliverAlerts } from './alerts/deliver-alerts';
import { evaluateRules } from './alerts/evaluate-rules';
import { apiKeyRoutes } from './api-keys/api-key-routes';
import { apiGroupRoutes } from './tenant-apps/api-group-routes';
import { appRoutes } from './tenant-apps/app-routes';
import { myAppRoutes } from './tenant-apps/my-app-routes';
import { auditRoutes } from './audit/audit-routes';
import { billingRoutes } from './billing/billing-routes';
import { paymentMethodRoutes } from './payment-methods/payment-method-routes';
import { testPaymentPage } from '../demo/test-payment/test-payment-page';
import { TEST_PAYMENT_PATH, TestPaymentProvider } from '../demo/test-payment/test-payment-provider';
import { checkKeyring } from './database/check-keyring';
import { connectDatabase, type Database, type DatabaseConnection } from './database/connection';
import { rejectNewerSchema, requireKnownSchema } from './database/schema-version';
import { HUB_PATH } from '@console/live/contract';
import { createMetrics, Networks, OutgoingClient, statusRoutes, urlOf } from '@console/server-kit';
import { mediaNodeRoutes } from './live/media-node-routes';
import { eventRoutes } from './live/event-routes';
import { deliveryRoutes } from './live/hub/delivery-routes';
import { distributorRoutes } from './live/hub/distributor-routes';
import { hubPages } from './live/hub/hub-pages';
import { lrmRoutes } from './live/lrm-routes';
import { playoutRoutes } from './live/playout-routes';
import { sharedStreamRoutes } from './live/shared-stream-routes';
import { streamHistoryRoutes } from './live/stream-history-routes';
import { streamRoutes } from './live/stream-routes';
import { transcodeChannelRoutes } from './live/transcode/channel-routes';
import { presetRoutes } from './live/transcode/preset-routes';
import { profileRoutes } from './live/transcode/profile-routes';
import { templateRoutes } from './live/transcode/template-routes';
import { PUBLISHED_PATH } from '@console/vod/contract';
import { VAST_PATH } from '@console/ssai/contract';
import { vastCampaignRoutes } from './vast-control/campaign-routes';
import { vastCreativeRoutes } from './vast-control/creative-routes';
import { vastStatisticsRoutes } from './vast-control/statistics-routes';
import { vastTagRoutes } from './vast-control/tag-routes';
import { vastPages } from './vast-control/vast-pages';
import { vastValidatorRoutes } from './vast-control/validator-routes';
import { notificationRoutes } from './notifications/notification-routes';
import { overviewRoutes } from './overview/overview-routes';
import { savedViewRoutes } from './saved-views/saved-view-routes';
import { searchRoutes } from './search/search-routes';
import { setupRoutes } from './setup/setup-routes';
import { statusBannerRoutes } from './status-banner/status-banner-routes';
import { runHourlyJobs } from './hourly-jobs';
import { groupRoutes } from './groups/group-routes';
import { createApi } from './api/create-api';
import type { PlatformEnv } from './http/request-context';
import type { Route } from './http/route';
import { quotaRoutes } from './quota/quota-routes';
import { MailDispatcher } from './mail/mail-dispatcher';
import { outboxPage } from './mail/outbox-page';
import { smtpSender } from './mail/smtp-sender';
import { memberRoutes } from './members/member-routes';
import { documentRoutes } from './openapi/openapi-document';
import { Captcha } from './providers/captcha';
import { openKeyring } from './security/keyring';
import { DEMO_ADS_PATH, demoAds } from '../demo/demo-ads';
import { seedDemoData } from '../demo/seed/seed-demo-data';
import { SimulatedServers } from '../demo/servers/simulated-servers';
import { serverRoutes } from './servers/server-routes';
import { platformMetrics } from './http/platform-metrics';
import type { Settings } from './settings';
import { socialLoginRoutes } from './social-login/social-login-routes';
import { SocialProviders } from './providers/social-providers';
import { adInsertionRoutes } from './ssai/ad-insertion-routes';
import { ssaiEndpointRoutes } from './ssai/ssai-endpoint-routes';
import { ssaiStatisticsRoutes } from './ssai/ssai-statistics-routes';
import { publishedVideoPages } from './vod/video-playback-routes';
import { vodRoutes } from './vod/vod-routes';
import { tenantAppRoutes } from './tenant-apps/tenant-app-routes';
import { twoFactorRoutes } from './two-factor/two-factor-routes';

export const platformRoutes: readonly Route[] = [
  ...accountRoutes,
  ...passkeyRoutes,
  ...passwordRoutes,
  ...emailChangeRoutes,
  ...signUpRoutes,
  ...socialLoginRoutes,
  ...adminUserRoutes,
  ...userInvitationRoutes,
  ...userSessionRoutes,
  ...twoFactorRoutes,
  ...appRoutes,
  ...myAppRoutes,
  ...apiGroupRoutes(() => platformRoutes.map(({ operation }) => operation)),
  ...tenantAppRoutes,
  ...apiKeyRoutes,
  ...groupRoutes,
  ...memberRoutes,
  ...billingRoutes,
  ...paymentMethodRoutes,
  ...quotaRoutes,
  ...serverRoutes,
  ...streamRoutes,
  ...sharedStreamRoutes,
  ...streamHistoryRoutes,
  ...lrmRoutes,
  ...eventRoutes,
  ...playoutRoutes,
  ...presetRoutes,
  ...profileRoutes,
  ...templateRoutes,
  ...transcodeChannelRoutes,
  ...distributorRoutes,
  ...deliveryRoutes,
  ...vodRoutes,
  ...mediaNodeRoutes,
  ...ssaiEndpointRoutes,
  ...ssaiStatisticsRoutes,
  ...adInsertionRoutes,
  ...vastCampaignRoutes,
  ...vastCreativeRoutes,
  ...vastStatisticsRoutes,
  ...vastTagRoutes,
  ...vastValidatorRoutes,
  ...overviewRoutes,
  ...alertRoutes,
  ...alertRuleRoutes,
  ...alertAssigneeRoutes,
  ...alertChannelRoutes,
  ...searchRoutes,
  ...setupRoutes,
  ...statusBannerRoutes,
  ...savedViewRoutes,
  ...notificationRoutes,
  ...auditRoutes,
  ...documentRoutes(() => platformRoutes.map(({ operation }) => operation)),
];

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
}

export interface Platform {
  app: Hono<PlatformEnv>;
  db: Database;
  firstOperator: FirstOperator;
  dispatchMail: () => Promise<void>;
  /** Evaluates alert rules and sends what is due. */
  watchAlerts: () => Promise<void>;
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
  const { log, clock = () => new Date() } = options;
  const { localUrl = () => urlOf(settings.host, settings.port), isStopping = () => false } = options;
  const connection = options.connection ?? (await connectDatabase(settings, log));
  const { db } = connection;
  const { metrics: registry = createMetrics() } = options;
  const metrics = platformMetrics(registry, log);
  metrics.observeDatabase(connection);
  try {
    const keyring = await openKeyring(settings.secretKey, settings.dataDir);
    const { seedApps, seedUsageDays, consoleUrl, mail, rateLimits } = settings;
    const seeding = { apps: seedApps, usageDays: seedUsageDays, consoleUrl, keyring };
    const firstOperator = await connection.exclusively(async () => {
      await rejectNewerSchema(db);
      await connection.migrate();
      await checkKeyring(db, keyring);
      const operator = await ensureFirstOperator(db, settings, clock());
      await seedDemoData(db, seeding, clock());
      return operator;
    });
    const paymentProvider =
      settings.paymentProvider === 'test' ? new TestPaymentProvider({ keyring, clock, localUrl }) : undefined;
    const client = new OutgoingClient(new Networks(settings.allowedNetworks));
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
        ...(seedApps > 0 && { [DEMO_ADS_PATH]: demoAds() }),
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
    const demoServers = new SimulatedServers({
      db,
      log,
      metrics,
      clock,
      continueStory: (now) => connection.exclusively(() => seedDemoData(db, seeding, now)),
    });
    if (settings.demoHeartbeats && settings.seedApps > 0) {
      await demoServers.fill();
      demoServers.start();
    }
    const watchAlerts = () =>
      metrics.job('alerts', async () => {
        await evaluateRules(db, clock());
        await deliverAlerts({ db, clock, keyring, consoleUrl, rateLimits, client });
      });
    return {
      app,
      db,
      firstOperator,
      dispatchMail: () => dispatcher.dispatch(),
      watchAlerts,
      runHourlyJobs: () => runHourlyJobs({ db, log, metrics }, clock()),
      close: async () => {
        await Promise.all([dispatcher.close(), demoServers.close()]);
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
