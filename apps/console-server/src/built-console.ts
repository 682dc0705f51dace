import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPage, type KnownPage } from './place-files';
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
  return {
    hasSignInPages: true,
    page: (file) => readFile(join(folder, file), 'utf8'),
    findPage: (path, language) => findPage(join(folder, '.vite/places.json'), path, language),
    file: (segments, headers) => staticFile(folder, segments, headers),
  };
}
