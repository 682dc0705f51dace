import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './builds.mjs';
import { installPackages } from './install.mjs';
import { mediaNode } from './media-node.mjs';
import { serverEnvironment } from './server-environment.mjs';
import { serverGroup } from './servers.mjs';
import { checkNode, checkPorts, readSettings } from './settings.mjs';
import { signInLines } from './sign-in-lines.mjs';
import { runScript, say } from './stop.mjs';
import { ROOT } from './workspace.mjs';

const PLATFORM = join(ROOT, 'apps/platform');
const PLATFORM_BUNDLE = join(PLATFORM, 'dist/main.js');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const LOOK_EVERY_MS = 300;

await runScript(async () => {
  checkNode();
  const settings = readSettings(process.env);
  await checkPorts(settings);
  await installPackages();
  await buildStale(['console-server', ...(settings.media ? ['media-node'] : [])]);
  return run(settings);
});

async function run(settings) {
  const { apiBaseUrl, consoleUrl } = settings;
  const node = mediaNode(settings);
  const environment = serverEnvironment(settings, node, 'development');
  const servers = serverGroup();
  const [platform, consoleServer] = await Promise.all([
    apiBaseUrl ? {} : startPlatform(servers, environment),
    servers.start('console-server', ['apps/console-server/dist/dev.js'], { environment }),
  ]);
  if (platform) void node.start(servers, environment);
  if (platform && consoleServer) {
    signInLines({
      url: consoleUrl ? new URL(consoleUrl).href : consoleServer.url,
      apiBaseUrl,
      firstOperator: platform.firstOperator,
    }).forEach(say);
  }
  const status = await servers.finished;
  unwatchFile(PLATFORM_BUNDLE);
  return status;
}

/** Resolves with the platform's first ready message. Changes restart it. */
function startPlatform(servers, environment) {
  return new Promise((resolve) => {
    let isChanged = false;
    let isRunning = false;
    const start = () => {
      isChanged = false;
      isRunning = true;
      const ready = servers.start('platform', [PLATFORM_BUNDLE], { environment, onEnd: again });
      void ready.then((message) => message && resolve(message));
    };
    const again = (_name, code, signal) => {
      isRunning = false;
      if (isChanged) start();
      else say(`platform has ended (${signal ?? `status ${code}`}); it starts again at the next change.`);
    };
    watchFile(PLATFORM_BUNDLE, { interval: LOOK_EVERY_MS }, () => {
      // A build empties the folder first.
      if (!existsSync(PLATFORM_BUNDLE)) return;
      isChanged = true;
      if (isRunning) servers.end('platform');
      else start();
    });
    // Its first build starts the platform.
    void servers.start('platform build', [VITE, 'build', '--watch', '--logLevel=warn'], {
      cwd: PLATFORM,
      environment,
    });
    void servers.finished.then(() => resolve(undefined));
  });
}
