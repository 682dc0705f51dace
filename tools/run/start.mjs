import { buildStale } from './builds.mjs';
import { installPackages } from './install.mjs';
import { mediaNode } from './media-node.mjs';
import { serverEnvironment } from './server-environment.mjs';
import { serverGroup } from './servers.mjs';
import { checkNode, checkPorts, readSettings } from './settings.mjs';
import { signInLines } from './sign-in-lines.mjs';
import { runScript, say } from './stop.mjs';

await runScript(async () => {
  checkNode();
  const settings = readSettings(process.env);
  await checkPorts(settings);
  await installPackages();
  const { apiBaseUrl, media } = settings;
  const always = ['console', 'console-server'];
  await buildStale(apiBaseUrl ? always : [...always, 'platform', ...(media ? ['media-node'] : [])]);
  return run(settings);
});

async function run(settings) {
  const { apiBaseUrl, consoleUrl } = settings;
  const node = mediaNode(settings);
  const environment = serverEnvironment(settings, node, 'production');
  say(apiBaseUrl ? `Starting the console for ${apiBaseUrl} …` : 'Starting the platform and the console …');
  const servers = serverGroup();
  const [platform, consoleServer] = await Promise.all([
    apiBaseUrl ? {} : servers.start('platform', ['apps/platform/dist/main.js'], { environment }),
    servers.start('console-server', ['apps/console-server/dist/main.js'], { environment }),
  ]);
  if (platform) void node.start(servers, environment);
  if (platform && consoleServer)
    signInLines({
      url: consoleUrl ? new URL(consoleUrl).href : consoleServer.url,
      apiBaseUrl,
      firstOperator: platform.firstOperator,
    }).forEach(say);
  return servers.finished;
}
