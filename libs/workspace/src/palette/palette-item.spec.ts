import { expect, it } from 'vitest';
import { matchWords, wordsOf } from './match';
import { orderedGroups, type PaletteItem, rankedGroup } from './palette-item';

function itemsOf(kind: PaletteItem['kind'], ...titles: string[]): PaletteItem[] {
  return titles.map((title) => ({ key: `${kind}:${title}`, kind, title, run: () => undefined }));
}

const textsOf = (groups: ReturnType<typeof orderedGroups>) =>
  groups.map(({ name, items }) => [name, ...items.map(({ title }) => title)].join(' '));

function search(query: string) {
  const words = wordsOf(query);
  const matchOf = (item: PaletteItem) => matchWords(words, item.title);
  const apps = itemsOf('app', 'Studio', 'Live Now');
  return orderedGroups([
    rankedGroup('favorites', itemsOf('app', 'Studio'), matchOf, { limit: 5 }),
    rankedGroup('pages', itemsOf('page', 'Deliveries', 'Is live', 'Users', 'Livestream'), matchOf, {
      limit: 2,
    }),
    rankedGroup('app', apps, matchOf, { limit: 5, found: true }),
  ]);
}

it.each([
  [
    'lists the best matches of a group, and the platform’s order',
    'live',
    ['pages Livestream Is live', 'app Studio Live Now'],
  ],
  ['puts the group with the best match first', 'now', ['app Studio Live Now']],
  ['lists favorites first and once', 'stu', ['favorites Studio', 'app Live Now']],
])('%s', (_what, query, groups) => expect(textsOf(search(query))).toEqual(groups));
