import type { ConsoleRoute } from './console-route';

/** The pages of a frame, in their order. */
export function tabsOf(route: ConsoleRoute | undefined): ConsoleRoute[] {
  return (route?.children ?? [])
    .filter(({ meta }) => meta.tab !== undefined)
    .toSorted((a, b) => (a.meta.tab ?? 0) - (b.meta.tab ?? 0));
}
