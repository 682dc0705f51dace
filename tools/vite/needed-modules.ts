import { dirname, resolve } from 'node:path';
import { parseSync, type Rolldown } from 'vite';

interface Modules {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'code'> | null;
}

/** Files that only hand on what others export, by the name of their package: who imports one of them needs a few of those. */
const FACES = [
  {
    face: /[\\/]libs[\\/]([^\\/]+)[\\/]src[\\/]index\.ts$/,
    name: (library: string) => `@console/${library}`,
  },
  { face: /[\\/]node_modules[\\/](antd)[\\/]es[\\/]index\.js$/, name: (library: string) => library },
];

/** The modules that load at once with the given ones: what is imported dynamically is not among them. */
export function neededModules(starts: readonly string[], modules: Modules): ReadonlySet<string> {
  const needed = new Set<string>();
  const visit = (id: string) => {
    if (needed.has(id)) return;
    needed.add(id);
    const { importedIds = [], code = '' } = modules.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      const library = libraryOf(imported);
      if (library === undefined) visit(imported);
      else handedOn(imported, namesFrom(code ?? '', library), modules).forEach(visit);
    }
  };
  starts.forEach(visit);
  return needed;
}

function libraryOf(id: string): string | undefined {
  for (const { face, name } of FACES) {
    const [, library] = face.exec(id) ?? [];
    if (library !== undefined) return name(library);
  }
  return undefined;
}

function namesFrom(code: string, library: string): string[] {
  const { staticImports } = parseSync('module.js', code).module;
  return staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === library)
    .flatMap(({ entries }) => entries.flatMap(({ importName }) => importName.name ?? []));
}

/** The modules behind these names of a face. */
function handedOn(face: string, names: readonly string[], { getModuleInfo }: Modules): string[] {
  const { importedIds = [], code = '' } = getModuleInfo(face) ?? {};
  const { staticExports } = parseSync('module.js', code ?? '').module;
  const requests = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName }) => names.includes(exportName.name ?? ''))
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  return [...new Set(requests)].flatMap((request) => {
    const path = resolve(dirname(face), request);
    return importedIds.filter((id) => id === path || id.replace(/([\\/]index)?\.[jt]sx?$/, '') === path);
  });
}
