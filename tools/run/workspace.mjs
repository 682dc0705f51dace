import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

export const COMMANDS = join(ROOT, 'node_modules/.bin');

export const STAMPS = join(ROOT, 'node_modules/.signalbox');

/** The project's Node; scripts may run on an older one. */
export const PROJECT_NODE = join(COMMANDS, 'node');

/** An environment whose PATH starts with the project's commands. */
export function projectEnvironment(additions = {}) {
  return {
    ...process.env,
    PATH: [COMMANDS, process.env.PATH].join(delimiter),
    NX_DAEMON: 'false',
    ...additions,
  };
}

/** The file of a command on the PATH; undefined if there is none. */
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
