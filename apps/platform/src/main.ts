import { createPlatform } from './create-platform';
import type { FirstOperator } from './accounts/first-operator';
import { listen, urlOf } from './listen';
import { createLog } from './log';
import { readSettings } from './settings';
import { StartProblem } from './start-problem';
import { stopOnSignals } from './stop-on-signals';

/** Opens the platform and answers how to close it. */
async function start(): Promise<() => Promise<void>> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  let ownUrl = urlOf(settings.host, settings.port);
  let isStopping = false;
  const platform = await createPlatform(settings, {
    log,
    ownUrl: () => ownUrl,
    isStopping: () => isStopping,
  });
  try {
    const listener = await listen((request, connection) => platform.app.fetch(request, connection), settings);
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

function fail(error: unknown): never {
  if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`);
  else createLog('fatal').fatal({ err: error }, 'the start failed');
  process.exit(1);
}

const started = start();

stopOnSignals(async () => {
  // A stop that is asked for during the start waits for it: a migration is not left half-way.
  const close = await started.catch(() => undefined);
  await close?.();
});

await started.catch(fail);
