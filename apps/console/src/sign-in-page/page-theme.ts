export interface PageTheme {
  isDark: () => boolean;
  change: (dark: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPageTheme(page: HTMLElement): PageTheme {
  const listeners = new Set<() => void>();
  return {
    isDark: () => page.dataset['theme'] !== 'light',
    change(dark) {
      page.dataset['theme'] = dark ? 'dark' : 'light';
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
