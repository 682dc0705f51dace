import { readFile, stat } from 'node:fs/promises';

/** Reads and parses files, each again only once it has changed: a new build is served at once. */
export function readOnce<Content>(parse: (text: string) => Content): (file: string) => Promise<Content> {
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
