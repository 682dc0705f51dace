import { enrollOperator } from './operator';
import { startConsole } from './start-console';
import { FILLED_FOLDER, makeDataFolder, removeDataFolder } from './with-data-folder';

/**
 * Builds what is stale before two workers could build it at the same time, and fills a data folder with the demo data
 * and an enrolled operator. The servers of the tests start on copies of it.
 */
// eslint-disable-next-line no-restricted-syntax -- Playwright calls the default export of a global set-up
export default async function prepare() {
  const folder = await makeDataFolder();
  const servers = await startConsole(folder);
  await enrollOperator(servers, folder);
  await servers.stop();
  process.env[FILLED_FOLDER] = folder;
  return () => removeDataFolder(folder);
}
