import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Exclude<Group['name'], string>>[1];

const MOST_SCREENS = 20;
const LANGUAGES = ['en', 'vi'];

interface Starts {
  /** The script of the console's own page. */
  page: string;
  /** Scripts of pages that do without most of it, by the name of the chunk that they share with it. */
  light: Readonly<Record<string, string>>;
  /** What comes next: modules that are loaded with all that they need, by the name of their chunk. */
  later: Readonly<Record<string, RegExp>>;
}

/**
 * Few chunks for what the console's page loads at once. By itself the bundler makes one for every set of places that share a
 * module, and a hundred small files are a hundred requests, and compress worse than a few large ones. What starts something
 * stays outside of them: a chunk that is shared must do nothing by itself.
 */
export function chunkGroups({ page, light, later }: Starts): Group[] {
  const starts = new Set([page, ...Object.values(light)]);
  const ofPage = importsOf(page);
  const isShared = (id: string, context: Context) =>
    ofPage(id, context) && !starts.has(id) && !id.endsWith('.html');
  const lightGroups = Object.entries(light).map(([name, start]): Group => {
    const ofLight = importsOf(start);
    return {
      debugName: name,
      name: (id, context) => (isShared(id, context) && ofLight(id, context) ? name : null),
      tags: ['$initial'],
    };
  });

  return [
    { name: 'preload', test: /vite[\\/]preload-helper/ },
    ...lightGroups,
    {
      debugName: 'console',
      name: (id, context) => (isShared(id, context) ? 'console' : null),
      tags: ['$initial'],
    },
    // What most screens are made of.
    { name: 'parts', test: /[\\/](?:node_modules|shell-layout)[\\/]/, minShareCount: MOST_SCREENS },
    ...Object.entries(later).map(([name, test]): Group => ({ name, test })),
    ...LANGUAGES.map((language): Group => ({ name: language, test: textsIn(language) })),
  ];
}

/** The texts of the signed-in part alone. */
function textsIn(language: string): RegExp {
  return new RegExp(
    `[\\\\/](?!(?:auth|shell-layout)[\\\\/])[\\w-]+[\\\\/]src[\\\\/]locales[\\\\/]${language}\\.ts$`,
  );
}

/** Whether a module is imported from there, by however many others. */
function importsOf(start: string): (id: string, context: Context) => boolean {
  let found: Set<string> | undefined;
  const visit = (id: string, into: Set<string>, context: Context) => {
    if (into.has(id)) return;
    into.add(id);
    context.getModuleInfo(id)?.importedIds.forEach((imported) => {
      visit(imported, into, context);
    });
  };
  return (id, context) => {
    if (!found) visit(start, (found = new Set()), context);
    return found.has(id);
  };
}
