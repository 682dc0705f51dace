import type { Rolldown } from 'vite';
import { LANGUAGES } from '../../libs/i18n/src/languages.ts';
import { neededModules } from './needed-modules.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Exclude<Group['name'], string>>[1];

interface Starts {
  /** The script of the console's own page. */
  page: string;
  /** What the page's script stands on, in chunks of their own by these names: packages that need nothing above them. */
  layers: Readonly<Record<string, RegExp>>;
  /** Scripts of pages that do without most of it, by the name of the chunk that they share with it. */
  light: Readonly<Record<string, string>>;
  /** What is opened most, by a name: the screen, or what else loads together. */
  places: Readonly<Record<string, readonly string[]>>;
  /** What is opened next, by a name: what it needs beyond all the others loads together. */
  next: Readonly<Record<string, readonly string[]>>;
  /** Places of people who are not signed in: what these share with the others is kept apart, the rest is left to the bundler. */
  outside: Readonly<Record<string, readonly string[]>>;
}

/**
 * Few chunks for what the console's page loads at once, and for the places that people open first. By itself the bundler makes
 * one for every set of places that share a module, and a hundred small files are a hundred requests, and compress worse than
 * a few large ones. No place loads what only another one needs. What starts something stays outside: a chunk that is shared
 * must do nothing by itself.
 */
export function chunkGroups({ page, layers, light, places, next, outside }: Starts): Group[] {
  const starts = new Set([
    page,
    ...Object.values(light),
    ...Object.values({ ...places, ...next, ...outside }).flat(),
  ]);
  const ofPage = neededBy([page]);
  const isShared = (id: string, context: Context) =>
    ofPage(id, context) && !starts.has(id) && !id.endsWith('.html');
  const lightGroups = Object.entries(light).map(([name, start]): Group => {
    const ofLight = neededBy([start]);
    return {
      debugName: name,
      name: (id, context) => (isShared(id, context) && ofLight(id, context) ? name : null),
      tags: ['$initial'],
    };
  });
  const ofPlaces = Object.entries({ ...outside, ...places }).map(([name, modules]) => ({
    name,
    needs: neededBy(modules),
  }));
  // With a module goes what it imports: what more places share comes first, so that no place gets it with what it does without.
  const placeGroups = setsOf(ofPlaces)
    .filter((sharing) => sharing.some(({ name }) => name in places))
    .toSorted((a, b) => b.length - a.length)
    .map((sharing): Group => {
      const name = sharing.map((place) => place.name).join('-');
      return {
        debugName: name,
        name: (id, context) =>
          !starts.has(id) && sharing.every(({ needs }) => needs(id, context)) ? name : null,
      };
    });

  return [
    { name: 'preload', test: /vite[\\/]preload-helper/ },
    ...lightGroups,
    ...Object.entries({ ...layers, console: /(?:)/ }).map(([name, modules]): Group => ({
      debugName: name,
      name: (id, context) => (modules.test(id) && isShared(id, context) ? name : null),
      tags: ['$initial'],
    })),
    ...placeGroups,
    ...Object.entries(next).map(([name, modules]): Group => {
      const needs = neededBy(modules);
      return {
        debugName: name,
        name: (id, context) => (!starts.has(id) && needs(id, context) ? name : null),
      };
    }),
    ...LANGUAGES.flatMap((language): Group[] => [
      { name: `shell-${language}`, test: textsIn(language, '(?:shell-layout|ui)') },
      { name: language, test: textsIn(language, '(?!(?:auth|shell-layout|ui)[\\\\/])[\\w-]+') },
    ]),
  ];
}

/** The texts of the libraries that a pattern names. */
function textsIn(language: string, libraries: string): RegExp {
  return new RegExp(`[\\\\/]${libraries}[\\\\/]src[\\\\/]locales[\\\\/]${language}\\.ts$`);
}

function neededBy(modules: readonly string[]): (id: string, context: Context) => boolean {
  let needed: ReadonlySet<string> | undefined;
  return (id, context) => {
    needed ??= neededModules(modules, { getModuleInfo: (of) => context.getModuleInfo(of) });
    return needed.has(id);
  };
}

/** Every choice of at least one of them. */
function setsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item]), [item]], []);
}
