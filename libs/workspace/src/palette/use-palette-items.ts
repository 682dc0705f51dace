import { hasStatus, type StoredPaletteItem } from '@console/http';
import { isLanguage, LANGUAGES } from '@console/i18n';
import { useChangeLanguage, useConsole, useConsoleActions, useObjects } from '@console/shell-layout';
import { routeText } from '@console/shell-layout/menu';
import { useUi } from '@console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSearchQuery } from '../api/search-api';
import { SEARCH_KINDS, type SearchResult } from '../contract';
import { matchWords, wordsOf } from './match';
import { usePalette } from './palette-context';
import { orderedGroups, type PaletteItem, rankedGroup } from './palette-item';
import { useOpenPages } from './use-open-pages';
import { isSameItem, usePaletteHistory } from './use-palette-history';

/** Fast typing sends one search. Milliseconds. */
const PAUSE_MS = 80;

const LIMITS = { pages: 6, actions: 5, objects: 5, recent: 6 };

/** What the palette lists for a text, and its favorite and recent items. */
export function usePaletteItems(typed: string) {
  const history = usePaletteHistory();
  const objectOf = useObjects();
  const pages = usePages();
  const { actions, onPage } = useActions(pages);
  const objectItem = useObjectItem(objectOf);
  const q = typed.trim();
  const search = usePlatformSearch(q);

  const pageItems = pages.filter(({ isAction }) => !isAction).map(({ item }) => item);
  const itemOf = (stored: StoredPaletteItem): PaletteItem | undefined => {
    if (stored.kind === 'page') return pageItems.find(({ stored: one }) => one?.id === stored.id);
    const kind = SEARCH_KINDS.find((one) => one === stored.kind);
    const item = kind && objectItem({ ...stored, kind, amount: null });
    // Its state may have changed since.
    return item && { ...item, status: undefined };
  };
  const storedItems = (items: readonly StoredPaletteItem[]) => items.flatMap((item) => itemOf(item) ?? []);
  const favorites = storedItems(history.favorites);
  const recent = storedItems(history.recent);

  const words = wordsOf(q);
  const matchOf = ({ title, detail = '', aliases = [] }: PaletteItem) =>
    matchWords(words, title, [detail, ...aliases]);
  const groups =
    q === ''
      ? [
          rankedGroup('favorites', favorites, matchOf, { limit: LIMITS.recent }),
          rankedGroup('recent', recent, matchOf, { limit: LIMITS.recent }),
          rankedGroup('onPage', onPage, matchOf, { limit: LIMITS.actions }),
          rankedGroup(
            'pages',
            pageItems.filter(({ shortcut }) => shortcut),
            matchOf,
            { limit: LIMITS.pages },
          ),
          rankedGroup(
            'actions',
            pages.filter(({ isAction }) => isAction).map(({ item }) => item),
            matchOf,
            { limit: LIMITS.actions },
          ),
        ]
      : [
          rankedGroup('favorites', favorites, matchOf, { limit: LIMITS.objects }),
          rankedGroup('recent', recent, matchOf, { limit: LIMITS.objects }),
          rankedGroup('onPage', onPage, matchOf, { limit: LIMITS.actions }),
          rankedGroup('pages', pageItems, matchOf, { limit: LIMITS.pages }),
          rankedGroup('actions', actions, matchOf, { limit: LIMITS.actions }),
          ...SEARCH_KINDS.map((kind) =>
            rankedGroup(
              kind,
              search.results
                .filter((result) => result.kind === kind)
                .flatMap((result) => objectItem(result) ?? []),
              matchOf,
              // Results of the previous text are those that still match.
              { limit: LIMITS.objects, found: search.isCurrent },
            ),
          ),
        ];

  return {
    groups: orderedGroups(groups),
    isSearching: q !== '' && (search.isPending || objectOf === undefined),
    isFailed: search.isFailed,
    isFavorite: ({ stored }: PaletteItem) =>
      stored !== undefined && history.favorites.some((one) => isSameItem(one, stored)),
    visit: ({ stored }: PaletteItem) => {
      if (stored) history.visit(stored);
    },
    toggleFavorite: ({ stored }: PaletteItem) => {
      if (stored) history.toggleFavorite(stored);
    },
  };
}

/** Results of the platform. One that lacks the search has none. */
function usePlatformSearch(q: string) {
  const [sent, setSent] = useState(q);
  const [isAbsent, setAbsent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSent(q), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q]);
  const skip = sent === '' || isAbsent;
  const { data, currentData, error } = useSearchQuery({ q: sent }, { skip });
  if (!isAbsent && error && (hasStatus(error, 404) || hasStatus(error, 501))) setAbsent(true);

  const isCurrent = !skip && sent === q && currentData !== undefined;
  return {
    results: q === '' || skip ? [] : ((currentData ?? data)?.data ?? []),
    isCurrent,
    isPending: q !== '' && !isAbsent && !isCurrent && !(error && sent === q),
    isFailed: !skip && error !== undefined && sent === q,
  };
}

interface PageItem {
  item: PaletteItem;
  isAction: boolean;
}

/** Pages and actions of the route tree. */
function usePages(): PageItem[] {
  const openPages = useOpenPages();
  return openPages().map(({ path, address, meta, name, aliases, above, open }) => {
    const detail = above.join(' › ');
    const isAction = meta.action === true;
    return {
      isAction,
      item: {
        key: `page:${address}`,
        kind: isAction ? 'action' : 'page',
        title: name,
        ...(detail !== '' && { detail }),
        aliases,
        ...(meta.goKey !== undefined && { shortcut: ['G', meta.goKey.toUpperCase()] }),
        to: address,
        run: open,
        ...(!isAction && {
          stored: { kind: 'page', id: path, title: name, subtitle: null, appId: null, state: null },
        }),
      },
    };
  });
}

/** Actions of the console and of the visible page. */
function useActions(pages: readonly PageItem[]) {
  const { t, i18n } = useTranslation('workspace');
  // Until its file is loaded, names alone are found.
  const { t: words } = useTranslation('keywords', { useSuspense: false });
  const { t: ui } = useTranslation('ui');
  const { host } = useConsole();
  const palette = usePalette();
  const { denialOf } = useUi().useActionAccess();
  const consoleActions = useConsoleActions();
  const changeLanguage = useChangeLanguage();

  const action = (
    key: string,
    title: string,
    run: () => void,
    more: Partial<PaletteItem> = {},
  ): PaletteItem => ({
    key: `action:${key}`,
    kind: 'action',
    title,
    run,
    ...more,
  });
  const languages = LANGUAGES.filter((language) => isLanguage(i18n.language) && language !== i18n.language);
  const ofLanguage = languages.map((language) =>
    action(
      `language-${language}`,
      t('palette.language', { language: ui(`languages.${language}`) }),
      () => changeLanguage(language),
      { aliases: [words('language')] },
    ),
  );
  const shortcuts = action('shortcuts', t('shortcuts.title'), () => palette?.open('shortcuts'), {
    shortcut: ['?'],
    aliases: [words('shortcuts')],
  });
  const onPage = [...(palette?.pageActions ?? [])]
    .flatMap(({ current }) => current)
    .filter(({ requires }) => denialOf(requires) === undefined)
    .map(({ key, label, run }) => action(`page-${key}`, label, run));
  return {
    onPage,
    actions: [
      ...pages.filter(({ isAction }) => isAction).map(({ item }) => item),
      ...consoleActions.map(({ key, label, keywords, run }) =>
        action(key, label, run, { aliases: [routeText(i18n, keywords) ?? ''] }),
      ),
      ...(host ? [] : ofLanguage),
      shortcuts,
    ],
  };
}

/** Items of objects, named and opened as their features specify; none until these are loaded. */
function useObjectItem(objectOf: ReturnType<typeof useObjects>) {
  const navigate = useNavigate();

  return (object: SearchResult): PaletteItem | undefined => {
    if (!objectOf) return undefined;
    const { kind, id, title, subtitle, appId, state } = object;
    const { to, texts } = objectOf(object) ?? {};
    return {
      ...(texts ?? { title, detail: subtitle ?? undefined }),
      key: `${kind}:${id}`,
      kind,
      aliases: [title, id],
      to,
      run: () => {
        if (to !== undefined) void navigate(to);
      },
      stored: { kind, id, title, subtitle, appId, state },
    };
  };
}
