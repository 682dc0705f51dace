import { startConsole } from './start-console';
import { FILLED_FOLDER, makeDataFolder, removeDataFolder } from './with-data-folder';

/**
 * Starts the servers once, from nothing: what is stale is built before two workers could build it side by side, and the
 * tests' servers begin with the data of a first start.
 */
// eslint-disable-next-line no-restricted-syntax -- Playwright calls the default export of a global set-up
export default async function prepare() {
  const folder = await makeDataFolder();
  const servers = await startConsole(folder);
  await servers.stop();
  process.env[FILLED_FOLDER] = folder;
  return () => removeDataFolder(folder);
}
