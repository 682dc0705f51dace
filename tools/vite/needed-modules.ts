import { dirname, resolve } from 'node:path';
import { parseSync, type Rolldown } from 'vite';

interface Modules {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'code'> | null;
}

/** Barrel files by package: importers need few of their modules. */
const FACES = [
  {
    face: /[\\/]libs[\\/]([^\\/]+)[\\/]src[\\/]index\.ts$/,
    name: (library: string) => `@console/${library}`,
  },
  { face: /[\\/]node_modules[\\/](antd)[\\/]es[\\/]index\.js$/, name: (library: string) => library },
];

/** Modules that the given ones import statically. */
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

/** The modules behind names of a barrel. */
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
