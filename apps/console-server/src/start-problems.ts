import { readSettings, type Settings, SettingsError } from './settings';

/** Ends the process with one line for the person who started it. */
function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The settings of the environment; a wrong one ends the process. */
export function settingsOrStop(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) return stop(error.message);
    throw error;
  }
}

/** What `listening` gives; an address that cannot be listened on ends the process. */
export async function listeningOrStop<T>(listening: Promise<T>, { host, port }: Settings): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return stop(`Port ${port} on ${host} is in use. Set PORT to a free one.`);
    if (code === 'EACCES')
      return stop(`Port ${port} on ${host} is not open to this user. Set PORT to a higher one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return stop(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}
