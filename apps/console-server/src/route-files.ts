import { z } from 'zod';

/** As the build writes it: files, which of them each route needs, by its path and the language, and the paths of all routes. */
const Built = z.object({
  files: z.array(z.string()),
  places: z.record(z.string(), z.record(z.string(), z.array(z.number().int()))),
  routes: z.array(z.string()),
});

interface Pattern {
  path: string;
  segments: readonly string[];
}

/** The routes that a build lists, ready to be searched. */
export interface BuiltRoutes extends z.infer<typeof Built> {
  /** The routes that need files, the most exact first. */
  placePatterns: readonly Pattern[];
  routePatterns: readonly Pattern[];
}

/** What the build knows of an address of the console. */
export interface KnownPage {
  /** Whether a route has this path; true if the build does not list its routes. */
  exists: boolean;
  /** The files that the page needs in addition to `index.html`, from the root of the console. */
  files: string[];
}

/** Reads the routes that the build has written; undefined if the content is not what is expected. */
export function readBuiltRoutes(json: string): BuiltRoutes | undefined {
  const read = Built.safeParse(parseJson(json));
  if (!read.success) return undefined;
  const { places, routes } = read.data;
  return { ...read.data, placePatterns: patternsOf(Object.keys(places)), routePatterns: patternsOf(routes) };
}

/** Finds a path among the routes of a build. */
export function findPage(built: BuiltRoutes | undefined, path: string, language: string): KnownPage {
  if (!built) return { exists: true, files: [] };
  const segments = segmentsOf(path).map((segment) => safelyDecoded(segment).toLowerCase());
  const find = (patterns: readonly Pattern[]) =>
    patterns.find((pattern) => matches(pattern.segments, segments));
  const place = find(built.placePatterns);
  const numbers = place && built.places[place.path]?.[language];
  return {
    exists: find(built.routePatterns) !== undefined,
    files: (numbers ?? []).flatMap((number) => built.files[number] ?? []),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sorted so that the pattern that leaves least open, from the front, is the first that matches. */
function patternsOf(paths: readonly string[]): Pattern[] {
  return paths
    .toSorted((one, other) => openness(one).localeCompare(openness(other)))
    .map((path) => ({ path, segments: segmentsOf(path) }));
}

/** Matches as the router matches. */
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
