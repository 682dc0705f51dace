import { parseJson } from '@console/server-kit';
import { z } from 'zod';

/** Written by the build: files, what each route needs by path, and all routes. */
const Built = z.object({
  files: z.array(z.string()),
  routes: z.record(
    z.string(),
    z.object({
      files: z.record(z.string(), z.array(z.number().int())),
      title: z.record(z.string(), z.string()),
      requests: z.array(z.object({ path: z.string(), appId: z.string().optional() })),
    }),
  ),
  patterns: z.array(z.string()),
});

interface Pattern {
  path: string;
  segments: readonly string[];
}

export interface BuiltRoutes extends z.infer<typeof Built> {
  /** Routes that need files, the most specific first. */
  filePatterns: readonly Pattern[];
  routePatterns: readonly Pattern[];
}

/** How the page of a route starts. */
export interface RouteStart {
  title: string;
  /** Needed in addition to `index.html`, from the root of the console. */
  files: readonly string[];
  requests: readonly { path: string; appId?: string | undefined }[];
}

export interface KnownPage extends RouteStart {
  /** True if the build does not list its routes. */
  exists: boolean;
}

export const UNKNOWN_PAGE: KnownPage = { exists: true, title: '', files: [], requests: [] };

export function readBuiltRoutes(json: string): BuiltRoutes | undefined {
  const read = Built.safeParse(parseJson(json));
  if (!read.success) return undefined;
  const { routes, patterns } = read.data;
  return { ...read.data, filePatterns: patternsOf(Object.keys(routes)), routePatterns: patternsOf(patterns) };
}

export function findPage(built: BuiltRoutes | undefined, path: string, language: string): KnownPage {
  if (!built) return UNKNOWN_PAGE;
  const segments = segmentsOf(path).map((segment) => safelyDecoded(segment).toLowerCase());
  const find = (patterns: readonly Pattern[]) =>
    patterns.find((pattern) => matches(pattern.segments, segments));
  const route = built.routes[find(built.filePatterns)?.path ?? ''];
  return {
    exists: find(built.routePatterns) !== undefined,
    title: route?.title[language] ?? '',
    files: (route?.files[language] ?? []).flatMap((number) => built.files[number] ?? []),
    requests: route?.requests ?? [],
  };
}

function patternsOf(paths: readonly string[]): Pattern[] {
  return paths
    .toSorted((one, other) => specificity(one).localeCompare(specificity(other)))
    .map((path) => ({ path, segments: segmentsOf(path) }));
}

/** Matches like React Router. */
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
const specificity = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => (segment === '*' ? '2' : isOpen(segment) ? '1' : '0'))
    .join('');

function safelyDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A plain "%" that is already decoded.
    return segment;
  }
}
