import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { chunkOf, filesFrom } from './bundle-files.ts';

interface PlaceFilesOptions {
  /** The module that asks for what places load, by `askForPlaces`, and lists the paths of all routes, by `routePatterns`. */
  asking: string;
  languages: readonly string[];
  /** By which the console's own packages are resolved. */
  conditions: string[];
}

type AskForPlaces = (
  language: string,
  /** `above`: the place that it stands in, which was asked before. */
  note: (path: string, above: string | undefined, ask: () => Promise<void>) => Promise<void>,
) => Promise<void>;

interface AskingModule {
  askForPlaces: AskForPlaces;
  routePatterns: () => string[];
}

/** What the pages of places load beyond the page itself, as `.vite/places.json` has it: for the server, and not served. */
export interface PlaceFiles {
  /** From the root of the console, each once. */
  files: string[];
  /** Places of the files in that list, by the path of a place and the language. */
  places: Record<string, Record<string, number[]>>;
  /** The paths of all routes, those that load nothing included; `/*` at the end stands for every address below. */
  routes: string[];
}

/** What modules answer here that are asked for: anything, that does nothing. */
const NOTHING = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => undefined) });

const OWN_SOURCE = /^(?!.*[\\/]node_modules[\\/]).*\.tsx?$/;
const IMPORT = /\bimport\(\s*'([^']+)'\s*\)/g;
/** Our own packages, and those whose modules leave the endings out of their imports. */
const TRANSFORMED = [/^@console\//, /^@ant-design\/icons/, /^@rc-component\//, /^antd\/es\//];
const NOTE = '__noteImport';

/**
 * Finds out which files of the build each place needs, so that the server can name them in the page: the browser then has them
 * by the time at which the console asks. The places are asked for as the console would, and what they import is noted.
 */
export function placeFiles(options: PlaceFilesOptions): Plugin {
  return {
    name: 'place-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = filesFrom(bundle, filesOf(bundle, ['/index.html']));
        const files: string[] = [];
        const numberOf = (file: string) => {
          const known = files.indexOf(file);
          return known === -1 ? files.push(file) - 1 : known;
        };
        const places: PlaceFiles['places'] = {};
        const { asked, routes } = await askedModules(options);
        for (const [language, path, modules] of asked) {
          const needed = filesFrom(bundle, filesOf(bundle, modules));
          (places[path] ??= {})[language] = needed.filter((file) => !page.includes(file)).map(numberOf);
        }
        const found: PlaceFiles = { files, places, routes };
        this.emitFile({ type: 'asset', fileName: '.vite/places.json', source: JSON.stringify(found) });
      },
    },
  };
}

/** By language and place, the modules that are imported for it; and the paths of all routes. */
async function askedModules({ asking, languages, conditions }: PlaceFilesOptions) {
  let noted: string[] = [];
  Object.assign(globalThis, {
    [NOTE]: (id: string) => {
      noted.push(id);
      return Promise.resolve(NOTHING);
    },
  });
  try {
    const asked: [string, string, string[]][] = [];
    let routes: string[] = [];
    for (const language of languages) {
      // Once per language: known files are not imported again.
      const { module } = await runnerImport<AskingModule>(asking, {
        logLevel: 'warn',
        plugins: [noteImports()],
        environments: { inline: { resolve: { conditions, noExternal: TRANSFORMED } } },
      });
      routes = module.routePatterns();
      const known = new Map<string | undefined, string[]>();
      await module.askForPlaces(language, async (path, above, ask) => {
        noted = [...(known.get(above) ?? [])];
        await ask();
        known.set(path, noted);
        asked.push([language, path, noted]);
      });
    }
    return { asked, routes };
  } finally {
    Reflect.deleteProperty(globalThis, NOTE);
  }
}

/** Has imports that the console makes while it runs noted, in place of being made. */
function noteImports(): Plugin {
  return {
    name: 'note-imports',
    enforce: 'pre',
    transform: {
      filter: { id: OWN_SOURCE, code: 'import(' },
      async handler(code, id) {
        const names = [...code.matchAll(IMPORT)].flatMap(([, name]) => name ?? []);
        const resolved = await Promise.all(
          names.map(async (name) => [name, (await this.resolve(name, id))?.id ?? name] as const),
        );
        const ids = new Map(resolved);
        return {
          code: code.replace(IMPORT, (_, name: string) => `${NOTE}(${JSON.stringify(ids.get(name))})`),
          map: null,
        };
      },
    },
  };
}

/** The chunks of modules; what is in none is not ours. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  return modules.flatMap((id) => chunkOf(bundle, id) ?? []);
}
