import { restoreData } from './data-backup/restore-data';
import { runDataCommand } from './data-backup/run-command';
import { readSettings } from './settings';

await runDataCommand('from', readSettings, async (from, { dataDir, secretKey }) => {
  await restoreData(from, dataDir, secretKey);
  return `Restored ${from} to ${dataDir}.`;
});
