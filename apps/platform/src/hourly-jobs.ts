import type { Logger } from 'pino';
import { clearOldDeliveries } from './alerts/deliver-alerts';
import { clearOldAttempts } from './accounts/sign-in';
import { clearExpiredSessions } from './authorization/sessions';
import { issueDrafts } from './billing/issue-drafts';
import type { Database } from './database/connection';
import type { PlatformMetrics } from './http/platform-metrics';
import { clearRateLimits } from './http/rate-limits';
import { clearOldMails } from './mail/mail-dispatcher';
import { dropOldMetrics } from './metrics/resolutions';
import { dropOldAdRecords } from './ssai/ad-insertion-routes';
import { chargeMonths } from './usage/charge-months';
import { clearOldVastCalls } from './vast-control/count-event';

/** By the name in metrics and logs. */
const HOURLY_JOBS: Record<string, (db: Database, now: Date) => Promise<void>> = {
  'charge-months': chargeMonths,
  'issue-drafts': issueDrafts,
  'clear-sign-in-attempts': clearOldAttempts,
  'clear-rate-limits': clearRateLimits,
  'clear-sessions': clearExpiredSessions,
  'clear-mails': clearOldMails,
  'clear-metrics': dropOldMetrics,
  'clear-alert-deliveries': clearOldDeliveries,
  'clear-ad-records': dropOldAdRecords,
  'clear-vast-calls': clearOldVastCalls,
};

interface JobServices {
  db: Database;
  log: Logger;
  metrics: PlatformMetrics;
}

/** Charges and issues what is due and deletes what has expired. A job that fails is logged and does not stop the others. */
export async function runHourlyJobs({ db, log, metrics }: JobServices, now: Date): Promise<void> {
  for (const [name, job] of Object.entries(HOURLY_JOBS)) {
    await metrics
      .job(name, () => job(db, now))
      .catch((error: unknown) => log.error({ err: error, job: name }, 'an hourly job failed'));
  }
}
