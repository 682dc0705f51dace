import { createLog, runServer } from '@console/server-kit';
import { readSettings } from './settings';
import { checkStorage } from './vod/check-storage';
import { openStorage } from './vod/open-storage';

/** Compares the storage with the platform; with `--repair`, deletes what belongs to no video and processes damaged ones again. */
await runServer('media-node', async () => {
  const settings = readSettings(process.env);
  const repair = process.argv.includes('--repair');
  const findings = await checkStorage({ ...settings, storage: openStorage(settings.storage), repair });
  const log = createLog('media-node', 'info');
  for (const { videoId, problem } of findings) log.warn({ videoId }, problem);
  const what = repair ? 'repaired' : 'found';
  process.stdout.write(`${findings.length} problems ${what}.\n`);
  process.exit(findings.length > 0 && !repair ? 1 : 0);
});
