import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The folder of the workspace. */
export const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

/** Where the project's own commands are. */
export const COMMANDS = join(ROOT, 'node_modules/.bin');

/** Where the scripts keep what they know about an installation and its builds. */
export const STAMPS = join(ROOT, 'node_modules/.signalbox');

/** The Node that the project installs for itself; scripts may be started by an older one. */
export const PROJECT_NODE = join(COMMANDS, 'node');

/** An environment in which tools find the project's commands first, its Node among them. */
export function projectEnvironment(additions = {}) {
  return {
    ...process.env,
    PATH: [COMMANDS, process.env.PATH].join(delimiter),
    NX_DAEMON: 'false',
    ...additions,
  };
}

/** The file that a command runs, looked up as a shell would; undefined when there is none. */
export function findCommand(name, folders = (process.env.PATH ?? '').split(delimiter)) {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
