import { restoreData } from './data-backup/restore-data';
import { runDataCommand } from './data-backup/run-command';

await runDataCommand('from', async (from, { dataDir, secretKey }) => {
  await restoreData(from, dataDir, secretKey);
  return `Restored ${from} to ${dataDir}.`;
});
