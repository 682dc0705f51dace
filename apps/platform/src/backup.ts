import { backUpData } from './data-backup/back-up-data';
import { runDataCommand } from './data-backup/run-command';
import { readSettings } from './settings';

await runDataCommand('to', readSettings, async (to, { dataDir, secretKey }) => {
  await backUpData(dataDir, to, new Date());
  const keep = secretKey === undefined ? '' : ' Keep PLATFORM_SECRET_KEY as well: it is not in the backup.';
  return `Backed ${dataDir} up to ${to}.${keep}`;
});
