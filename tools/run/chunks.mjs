const OTHER_ENTRIES = /\/(?:module-frame\.html|src\/embed\.ts|sign-in-page\/main\.ts)$/;
const isPageEntry = ({ isEntry, facade }) => isEntry && !OTHER_ENTRIES.test(facade ?? '');

export function filesLoadedBy(chunks, modules) {
  const entry = chunks.filter(isPageEntry).map(({ file }) => file);
  return filesFrom(chunks, [...entry, ...modules.map((module) => fileOf(chunks, module))]);
}

export function filesLoadedAlone(chunks, ...modules) {
  return filesFrom(
    chunks,
    modules.map((module) => fileOf(chunks, module)),
  );
}

function fileOf(chunks, module) {
  const chunk =
    chunks.find(({ facade }) => facade === module) ?? chunks.find((c) => c.modules.includes(module));
  if (!chunk) throw new Error(`No chunk holds ${module}.`);
  return chunk.file;
}

function filesFrom(chunks, starts) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const files = new Set();
  const visit = (file) => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = byFile.get(file);
    chunk?.css.forEach((css) => files.add(css));
    chunk?.imports.forEach(visit);
  };
  starts.forEach(visit);
  return [...files];
}

export function forbiddenModules(chunks, files, patterns) {
  const forbidden = patterns.map((pattern) => new RegExp(pattern));
  return chunks
    .filter(({ file }) => files.includes(file))
    .flatMap(({ modules }) => modules)
    .filter((module) => forbidden.some((pattern) => pattern.test(module)));
}

/** The chunks that load a package at once and, by an import of those, later. */
export function loadersOf(chunks, name) {
  const isLoadedBy = (file) =>
    filesFrom(chunks, [file]).some((loaded) =>
      chunks.some((chunk) => chunk.file === loaded && chunk.packages.includes(name)),
    );
  const atOnce = chunks.filter(({ file }) => isLoadedBy(file));
  const later = chunks.filter(({ lazyImports }) => lazyImports.some(isLoadedBy));
  return { atOnce, later };
}

export function loadedAtStart(chunks, screenModules) {
  const entry = filesLoadedBy(chunks, []);
  const modules = chunks.filter(({ file }) => entry.includes(file)).flatMap((chunk) => chunk.modules);
  return screenModules.filter((module) => modules.includes(module));
}

export function screens(chunks, pattern) {
  const entry = filesLoadedBy(chunks, []);
  return chunks
    .flatMap(({ facade }) => (facade !== null && new RegExp(pattern).test(facade) ? [facade] : []))
    .map((module) => ({
      module,
      files: filesLoadedBy(chunks, [module]).filter((file) => !entry.includes(file)),
    }));
}
