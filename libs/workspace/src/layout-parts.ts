import type { LayoutParts } from '@console/shell-layout';
import { componentOnUse } from '@console/ui/lazy';
import { AppSwitcher } from './app-switcher/app-switcher';
import { NotificationsButton } from './notifications/notifications-button';
import { useOfferedActions } from './palette/palette-context';
import { PaletteProvider } from './palette/palette-provider';
import { SearchButton } from './palette/search-button';
import { ClosedViews } from './saved-views/views-button';

export const layoutParts: LayoutParts = {
  ui: {
    ListViews: componentOnUse(
      async () => (await import('./saved-views/list-views')).ListViews,
      ClosedViews,
      ({ views }) => views.id !== '',
    ),
    usePageActions: useOfferedActions,
  },
  Provider: PaletteProvider,
  AppSwitcher,
  SearchButton,
  NotificationsButton,
};
