import { runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { chunkOf, filesFrom } from './bundle-files.ts';
import { SOURCE_CONDITION } from './source-condition.ts';

export interface RouteFilesOptions {
  /** The module that exports `loadRoutes`. */
  routes: string;
  /** The module that exports `descriptions` and `patterns`. */
  descriptions: string;
  languages: readonly string[];
}

interface BuiltRoute {
  /** By language. */
  title: Record<string, string>;
  /** The first requests of its screen. */
  requests: { path: string; appId?: string }[];
}

interface EntryModule {
  /** Loads each route in the given language within `record`, parents first. */
  loadRoutes: (
    language: string,
    record: (path: string, parent: string | undefined, load: () => Promise<void>) => Promise<void>,
  ) => Promise<void>;
}

interface DescriptionsModule {
  descriptions: Record<string, BuiltRoute>;
  patterns: string[];
}

/** The content of `.vite/route-files.json`, which console-server reads and does not serve. */
export interface RouteFiles {
  /** Paths from the root of the console. */
  files: string[];
  /** By path; the files of each language are indexes into `files`. */
  routes: Record<string, BuiltRoute & { files: Record<string, number[]> }>;
  /** The patterns of all routes; `/*` at the end matches every address below. */
  patterns: string[];
}

/** The stub of a dynamically imported module: its members are no-ops. */
const STUB = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => undefined) });

const SOURCE = /^(?!.*[\\/]node_modules[\\/]).*\.tsx?$/;
const IMPORT = /\bimport\(\s*'([^']+)'\s*\)/g;
/** Workspace packages, and packages that import files without extensions. */
const TRANSFORMED = [/^@console\//, /^@ant-design\/icons/, /^@rc-component\//, /^antd\/es\//];
const RECORD_IMPORT = '__recordImport';

/**
 * The files of the build that each route needs in addition to the page, its title and its first requests, so that the
 * page can start with them. Loads the routes as the console does and records their dynamic imports.
 */
export async function routeFiles(
  bundle: Rolldown.OutputBundle,
  options: RouteFilesOptions,
): Promise<RouteFiles> {
  const filesOf = (modules: readonly string[]) =>
    filesFrom(
      bundle,
      modules.flatMap((id) => chunkOf(bundle, id) ?? []),
    );
  const page = filesOf(['/index.html']);
  const files: string[] = [];
  const indexOf = (file: string) => {
    const index = files.indexOf(file);
    return index === -1 ? files.push(file) - 1 : index;
  };
  const routes: RouteFiles['routes'] = {};
  const { imports, descriptions, patterns } = await recordImports(options);
  for (const [language, path, modules] of imports) {
    const description = descriptions[path];
    if (!description) throw new Error(`The route ${path} has no description.`);
    const { files: ofRoute } = (routes[path] ??= { ...description, files: {} });
    ofRoute[language] = filesOf(modules)
      .filter((file) => !page.includes(file))
      .map(indexOf);
  }
  return { files, routes, patterns };
}

/** The modules that each route imports, by language and path. */
async function recordImports({ routes, descriptions, languages }: RouteFilesOptions) {
  let recorded: string[] = [];
  Object.assign(globalThis, {
    [RECORD_IMPORT]: (id: string) => {
      recorded.push(id);
      return Promise.resolve(STUB);
    },
  });
  try {
    const imports: [language: string, path: string, modules: string[]][] = [];
    const config = {
      logLevel: 'warn',
      environments: { inline: { resolve: { conditions: [SOURCE_CONDITION], noExternal: TRANSFORMED } } },
    } satisfies InlineConfig;
    const { module: described } = await runnerImport<DescriptionsModule>(descriptions, config);
    for (const language of languages) {
      // A new module graph per language, as loaded files are not imported again.
      const { module } = await runnerImport<EntryModule>(routes, { ...config, plugins: [redirectImports()] });
      const ofRoute = new Map<string | undefined, string[]>();
      await module.loadRoutes(language, async (path, parent, load) => {
        recorded = [...(ofRoute.get(parent) ?? [])];
        await load();
        ofRoute.set(path, recorded);
        imports.push([language, path, recorded]);
      });
    }
    return { imports, ...described };
  } finally {
    Reflect.deleteProperty(globalThis, RECORD_IMPORT);
  }
}

/** Replaces dynamic imports by calls that record them. */
function redirectImports(): Plugin {
  return {
    name: 'redirect-imports',
    enforce: 'pre',
    transform: {
      filter: { id: SOURCE, code: 'import(' },
      async handler(code, id) {
        const names = [...code.matchAll(IMPORT)].flatMap(([, name]) => name ?? []);
        const resolved = await Promise.all(
          names.map(async (name) => [name, (await this.resolve(name, id))?.id ?? name] as const),
        );
        const ids = new Map(resolved);
        return {
          code: code.replace(
            IMPORT,
            (_, name: string) => `${RECORD_IMPORT}(${JSON.stringify(ids.get(name))})`,
          ),
          map: null,
        };
      },
    },
  };
}
