import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartProblem } from '@console/server-kit';

interface DataSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  secretKey?: string | undefined;
}

/**
 * Runs a command on the embedded data with the folder of its option. Prints problems in one line and sets exit status
 * 1.
 */
export async function runDataCommand(
  option: 'to' | 'from',
  readSettings: (environment: NodeJS.ProcessEnv) => DataSettings,
  work: (folder: string, settings: DataSettings) => Promise<string>,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    if (settings.databaseUrl !== undefined) {
      throw new StartProblem('DATABASE_URL names a PostgreSQL server: use pg_dump and pg_restore for it.');
    }
    process.stdout.write(`${await work(folderOf(option), settings)}\n`);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function folderOf(option: 'to' | 'from'): string {
  const problem = new StartProblem(`Name the folder of the backup: --${option}=/path/of/it`);
  try {
    const { values } = parseArgs({ options: { [option]: { type: 'string' } } });
    const folder = values[option];
    if (typeof folder === 'string' && folder !== '') return resolve(folder);
  } catch {
    throw problem;
  }
  throw problem;
}
