import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ConsoleRoute, RouteMeta } from './console-route';
import { mergedMeta } from './route-tree';

/** @see spec 2.5 */
export function routeTitle(i18next: i18n, meta: RouteMeta): string {
  return routeText(i18next, meta.key) ?? meta.title ?? '';
}

/**
 * The title of the last page in a chain. Pages whose parent redirects to them include its title: "Billing ·
 * Invoices". @see spec 2.5
 */
export function pageTitle(i18next: i18n, chain: readonly ConsoleRoute[]): string {
  const parents = chain
    .slice(0, -1)
    .filter(({ redirectTo, meta }) => redirectTo !== undefined && meta.isHideSubApp);
  return [...parents.map(({ meta }) => meta), mergedMeta(chain)]
    .map((meta) => routeTitle(i18next, meta))
    .filter((title) => title !== '')
    .join(' · ');
}

/** The text of a key with namespace; undefined if missing. */
export function routeText(i18next: i18n, fullKey: string | undefined): string | undefined {
  const [namespace, key] = fullKey?.split(':') ?? [];
  if (namespace === undefined || key === undefined) return undefined;
  const text: unknown = i18next.getResource(i18next.language, namespace, key);
  return typeof text === 'string' ? text : undefined;
}

/** Joins titles to a trail: “Product › SSAI”. */
export function useRouteNames(): (way: readonly RouteMeta[]) => string {
  const { i18n } = useTranslation('shell');
  return (way) => way.map((meta) => routeTitle(i18n, meta)).join(' › ');
}
