import { startConsole } from './start-console';
import { withDataFolder } from './with-data-folder';

/** Starts the servers once: what is stale is built before two workers could build it side by side. */
// eslint-disable-next-line no-restricted-syntax -- Playwright calls the default export of a global set-up
export default async function prepareBuild() {
  await withDataFolder(async (folder) => {
    const servers = await startConsole(folder);
    await servers.stop();
  });
}
