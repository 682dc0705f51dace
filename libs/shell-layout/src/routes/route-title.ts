import type { i18n } from 'i18next';
import type { RouteMeta } from './console-route';

/** The translation of the route's key, else its title. @see docs/behaviour.md 2.5 */
export function routeTitle(i18next: i18n, meta: RouteMeta): string {
  const [namespace, key] = meta.key?.split(':') ?? [];
  if (namespace !== undefined && key !== undefined) {
    const text: unknown = i18next.getResource(i18next.language, namespace, key);
    if (typeof text === 'string') return text;
  }
  return meta.title ?? '';
}
