import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findPage, type KnownPage, readBuiltRoutes } from './route-files';
import { staticFile } from './static-files';

export interface ConsoleSource {
  /** The template of a page, for the navigation to a path. */
  page: (file: string, path: string) => Promise<string>;
  findPage: (path: string, language: string) => Promise<KnownPage>;
  /** Whether there is a sign-in page for each language. */
  hasSignInPages: boolean;
  file: (segments: string[], headers: Headers) => Promise<Response | undefined>;
}

/** Serves the console from the folder of its build. */
export function builtConsole(folder: string): ConsoleSource {
  const readPage = readOnce((html) => html);
  const readRoutes = readOnce(readBuiltRoutes);
  return {
    hasSignInPages: true,
    page: (file) => readPage(join(folder, file)),
    findPage: async (path, language) => {
      // Without the file the console requests its files one after the other.
      const built = await readRoutes(join(folder, '.vite/route-files.json')).catch(() => undefined);
      return findPage(built, path, language);
    },
    file: (segments, headers) => staticFile(folder, segments, headers),
  };
}

function readOnce<Content>(parse: (text: string) => Content): (file: string) => Promise<Content> {
  const known = new Map<string, { version: string; content: Content }>();
  return async (file) => {
    const { mtimeMs, size, ino } = await stat(file);
    const version = [mtimeMs, size, ino].join(' ');
    const last = known.get(file);
    if (last?.version === version) return last.content;
    const content = parse(await readFile(file, 'utf8'));
    known.set(file, { version, content });
    return content;
  };
}
