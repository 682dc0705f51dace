import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticFile } from './static-files';

/** Where the server gets the console from. */
export interface ConsoleSource {
  /** The page of a navigation, before the runtime configuration is put in. */
  page: (path: string) => Promise<string>;
  /** A file of the console; undefined when there is no such file. */
  file: (segments: string[], headers: Headers) => Promise<Response | undefined>;
}

/** The console as its build left it in a folder. */
export function builtConsole(folder: string): ConsoleSource {
  return {
    page: () => readFile(join(folder, 'index.html'), 'utf8'),
    file: (segments, headers) => staticFile(folder, segments, headers),
  };
}
