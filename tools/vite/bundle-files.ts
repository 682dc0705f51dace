import type { Rolldown } from 'vite';

/** Files of a build with what they import and their styles, themselves first. */
export function filesFrom(bundle: Rolldown.OutputBundle, first: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((file) => files.add(file));
    chunk.imports.forEach(visit);
  };
  first.forEach(visit);
  return [...files];
}

/**
 * The chunk that an import of a module loads, by the end of its path; undefined if it is not in the build.
 */
export function chunkOf(bundle: Rolldown.OutputBundle, source: string): string | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isSource = (id: string | null) => id?.replaceAll('\\', '/').endsWith(source) === true;
  const chunk =
    chunks.find(({ facadeModuleId }) => isSource(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isSource));
  return chunk?.fileName;
}
