import type { i18n } from 'i18next';
import type { RouteMeta } from './console-route';

/** The translation of the route's key, else its title. @see docs/behaviour.md 2.5 */
export function routeTitle(i18next: i18n, meta: RouteMeta): string {
  return routeText(i18next, meta.key) ?? meta.title ?? '';
}

/** A text that a route names by its key, namespace included; undefined where there is none. */
export function routeText(i18next: i18n, fullKey: string | undefined): string | undefined {
  const [namespace, key] = fullKey?.split(':') ?? [];
  if (namespace === undefined || key === undefined) return undefined;
  const text: unknown = i18next.getResource(i18next.language, namespace, key);
  return typeof text === 'string' ? text : undefined;
}
