import { createLog, failStart, listen, stopOnSignals, urlOf } from '@console/server-kit';
import { createPlatform } from './create-platform';
import type { FirstOperator } from './accounts/first-operator';
import { readSettings } from './settings';

/** Maximum time for requests in flight when the platform stops. */
const GRACE_MS = 10_000;

/** Opens the platform and answers how to close it. */
async function start(): Promise<() => Promise<void>> {
  const settings = readSettings(process.env);
  const log = createLog('platform', settings.logLevel);
  let ownUrl = urlOf(settings.host, settings.port);
  let isStopping = false;
  const platform = await createPlatform(settings, {
    log,
    ownUrl: () => ownUrl,
    isStopping: () => isStopping,
  });
  try {
    const listener = await listen((request, connection) => platform.app.fetch(request, connection), {
      ...settings,
      portSetting: 'PLATFORM_PORT',
      graceMs: GRACE_MS,
    });
    ownUrl = listener.url;
    log.info({ url: listener.url }, 'listening');
    announce(listener.url, platform.firstOperator);
    return async () => {
      isStopping = true;
      log.info('finishing the requests in flight');
      await listener.close(settings.stopDelayMs);
      await platform.close();
      log.info('stopped');
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}

function announce(url: string, firstOperator: FirstOperator): void {
  if (process.send) {
    process.send({ type: 'ready', url, firstOperator });
    return;
  }
  const password = firstOperator.password ?? '(the one that was chosen for it)';
  process.stdout.write(
    `The platform is ready: ${url}\n  E-mail:   ${firstOperator.email}\n  Password: ${password}\n`,
  );
}

const started = start();

stopOnSignals(async () => {
  // A stop that is asked for during the start waits for it: a migration is not left half-way.
  const close = await started.catch(() => undefined);
  await close?.();
});

await started.catch((error: unknown) => failStart('platform', error));
