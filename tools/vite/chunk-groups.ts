import type { Rolldown } from 'vite';
import { LANGUAGES } from '../../libs/i18n/src/languages.ts';
import { neededModules } from './needed-modules.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Exclude<Group['name'], string>>[1];

interface Starts {
  page: string;
  /** Packages in chunks of their own, the lowest layer first. */
  layers: Readonly<Record<string, RegExp>>;
  /** Scripts of small pages, by the name of the chunk that they share with the console. */
  light: Readonly<Record<string, string>>;
  /** Frequent starting pages by name: modules that load together. */
  places: Readonly<Record<string, readonly string[]>>;
  /** Likely next pages by name. */
  next: Readonly<Record<string, readonly string[]>>;
  /** Pages of signed-out users: shared modules are separated, others left to the bundler. */
  outside: Readonly<Record<string, readonly string[]>>;
}

/**
 * Groups modules into few chunks for the first load and frequent pages. By default the bundler creates one
 * per combination of importers, which means many requests and poor compression. No page loads another page's
 * modules. Entry modules are excluded, because shared chunks must have no side effects.
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
  // Groups include their imports, so the most shared come first.
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

function setsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item]), [item]], []);
}
