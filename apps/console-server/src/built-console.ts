import { join } from 'node:path';
import { findPage, type KnownPage, readBuiltRoutes } from './place-files';
import { readOnce } from './read-once';
import { staticFile } from './static-files';

/** Where the server gets the console from. */
export interface ConsoleSource {
  /** A page of the build by its file, before anything is put in, for the navigation to a path. */
  page: (file: string, path: string) => Promise<string>;
  /** What is known of the page at a path: whether a route has it, and what it loads. */
  findPage: (path: string, language: string) => Promise<KnownPage>;
  /** Whether the sign-in has pages of its own, one of each language. */
  hasSignInPages: boolean;
  /** A file of the console; undefined when there is no such file. */
  file: (segments: string[], headers: Headers) => Promise<Response | undefined>;
}

/** The console as its build left it in a folder. */
export function builtConsole(folder: string): ConsoleSource {
  const readPage = readOnce((html) => html);
  const readRoutes = readOnce(readBuiltRoutes);
  return {
    hasSignInPages: true,
    page: (file) => readPage(join(folder, file)),
    findPage: async (path, language) => {
      // A build without it: the console requests its files one after the other.
      const built = await readRoutes(join(folder, '.vite/places.json')).catch(() => undefined);
      return findPage(built, path, language);
    },
    file: (segments, headers) => staticFile(folder, segments, headers),
  };
}
