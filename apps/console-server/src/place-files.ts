import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** As the build writes it: files, and which of them a place needs, by its path and the language. */
const PlaceFiles = z.object({
  files: z.array(z.string()),
  places: z.record(z.string(), z.record(z.string(), z.array(z.number().int()))),
});

/**
 * The files that the place at a path needs beyond the page, from the root of the console: none for a path that is nowhere, nor
 * where the build has not told.
 */
export async function filesOfPlace(file: string, path: string, language: string): Promise<string[]> {
  const read = PlaceFiles.safeParse(await readJson(file));
  if (!read.success) return [];
  const { files, places } = read.data;
  const pattern = mostExact(Object.keys(places), path);
  const numbers = pattern === undefined ? undefined : places[pattern]?.[language];
  return (numbers ?? []).flatMap((number) => files[number] ?? []);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // A build without it: the console asks for its files one after the other.
    return undefined;
  }
}

/** Of the patterns that fit, the one that leaves least open, from the front. */
function mostExact(patterns: readonly string[], path: string): string | undefined {
  const segments = segmentsOf(path);
  return patterns
    .filter((pattern) => {
      const wanted = segmentsOf(pattern);
      return (
        wanted.length === segments.length &&
        wanted.every((segment, index) => isOpen(segment) || segment === segments[index])
      );
    })
    .toSorted((one, other) => openness(one).localeCompare(openness(other)))[0];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isOpen = (segment: string) => segment.startsWith(':');
const openness = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => (isOpen(segment) ? '1' : '0'))
    .join('');
