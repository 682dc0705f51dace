import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** As the build writes it: files, which of them a place needs, by its path and the language, and the paths of all routes. */
const PlaceFiles = z.object({
  files: z.array(z.string()),
  places: z.record(z.string(), z.record(z.string(), z.array(z.number().int()))),
  routes: z.array(z.string()),
});

/** What the build knows of an address of the console. */
export interface KnownPage {
  /** Whether a route has this path; true if the build does not list its routes. */
  exists: boolean;
  /** The files that the page needs in addition to `index.html`, from the root of the console. */
  files: string[];
}

/** Finds a path among the routes that the build lists in a file. */
export async function findPage(file: string, path: string, language: string): Promise<KnownPage> {
  const read = PlaceFiles.safeParse(await readJson(file));
  if (!read.success) return { exists: true, files: [] };
  const { files, places, routes } = read.data;
  const pattern = mostExact(Object.keys(places), path);
  const numbers = pattern === undefined ? undefined : places[pattern]?.[language];
  return {
    exists: mostExact(routes, path) !== undefined,
    files: (numbers ?? []).flatMap((number) => files[number] ?? []),
  };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // A build without it: the console asks for its files one after the other.
    return undefined;
  }
}

/** Of the patterns that match as the router matches, the one that leaves least open, from the front. */
function mostExact(patterns: readonly string[], path: string): string | undefined {
  const segments = segmentsOf(path).map((segment) => safelyDecoded(segment).toLowerCase());
  return patterns
    .filter((pattern) => matches(segmentsOf(pattern), segments))
    .toSorted((one, other) => openness(one).localeCompare(openness(other)))[0];
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const fixed = pattern.at(-1) === '*' ? pattern.slice(0, -1) : pattern;
  if (fixed === pattern ? segments.length !== fixed.length : segments.length < fixed.length) return false;
  return fixed.every((wanted, index) =>
    isOpen(wanted) ? segments[index] !== '' : wanted.toLowerCase() === segments[index],
  );
}

/** A trailing slash means the same page; an empty segment in the middle does not. */
const segmentsOf = (path: string) => path.replace(/^\/|\/+$/g, '').split('/');
const isOpen = (segment: string) => segment.startsWith(':');
const openness = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => (segment === '*' ? '2' : isOpen(segment) ? '1' : '0'))
    .join('');

function safelyDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A plain "%", decoded already.
    return segment;
  }
}
