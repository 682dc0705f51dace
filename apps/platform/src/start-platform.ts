import { join } from 'node:path';
import { announceReady, createLog, createMetrics, runServer, serve, urlOf } from '@console/server-kit';
import { demoOf } from '../demo/demo';
import { repeat, type Repeated } from './concurrency/repeat';
import { createPlatform } from './create-platform';
import { FIRST_OPERATOR_FILE } from './accounts/first-operator';
import { readSettings, unknownSettings } from './settings';
import { HOUR_MS } from './time/durations';

const GRACE_MS = 10_000;
const DISPATCH_MAIL_MS = 2_000;
const ALERTS_MS = 5_000;

/** For emails being sent and the database. */
const RELEASE_MS = 20_000;

await runServer('platform', async () => {
  const settings = readSettings(process.env);
  const log = createLog('platform', settings.logLevel);
  for (const warning of unknownSettings(process.env)) log.warn(warning);
  let localUrl = urlOf(settings.host, settings.port);
  let isStopping = false;
  const platform = await createPlatform(settings, {
    log,
    demo: demoOf(settings),
    metrics: createMetrics({ process: true }),
    localUrl: () => localUrl,
    isStopping: () => isStopping,
  });
  const jobs: Repeated[] = [];
  const close = async () => {
    await Promise.all(jobs.map((job) => job.close()));
    await platform.close();
  };
  try {
    const server = await serve((request, connection) => platform.app.fetch(request, connection), {
      ...settings,
      portSetting: 'PLATFORM_PORT',
      log,
      graceMs: GRACE_MS,
      onStopping: () => {
        isStopping = true;
      },
      release: close,
      releaseMs: RELEASE_MS,
    });
    const { url } = server;
    localUrl = url;
    jobs.push(
      repeat(platform.dispatchMail, DISPATCH_MAIL_MS, log, 'emails cannot be sent'),
      repeat(platform.evaluateAlerts, ALERTS_MS, log, 'alert rules cannot be evaluated'),
      repeat(platform.deliverAlerts, ALERTS_MS, log, 'alerts cannot be delivered'),
      repeat(platform.runHourlyJobs, HOUR_MS, log, 'hourly jobs cannot run'),
    );
    const { firstOperator } = platform;
    const { email, password } = firstOperator;
    announceReady(log, {
      message: { url, firstOperator },
      text: `The platform is ready: ${url}\n  Email:    ${email}\n  Password: ${password ?? '(the one chosen for this account)'}\n`,
      fields: {
        url,
        firstOperator: email,
        ...(password !== undefined && { passwordFile: join(settings.dataDir, FIRST_OPERATOR_FILE) }),
      },
    });
    return server;
  } catch (error) {
    await close();
    throw error;
  }
});
