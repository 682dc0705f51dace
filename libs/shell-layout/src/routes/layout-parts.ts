import type { UiServices } from '@console/ui/shell';
import type { ComponentType, ReactNode } from 'react';

/** Parts of the signed-in layout that a feature provides. Their code loads with the layout. */
export interface LayoutParts {
  /** The kit's services for signed-in users. */
  ui: Partial<Pick<UiServices, 'ListViews' | 'usePageActions'>>;
  /** Wraps menu and screens. `enabled`: whether the user can open pages. */
  Provider: ComponentType<{ enabled: boolean; children: ReactNode }>;
  /** `compact`: without the app's name. */
  AppSwitcher: ComponentType<{ compact?: boolean }>;
  /** Opens the search; nothing outside the provider. `icon` and `inline` do not fill the row. */
  SearchButton: ComponentType<{ form?: 'block' | 'icon' | 'inline'; placement?: 'right' | 'bottom' }>;
  NotificationsButton: ComponentType<{ placement?: 'right' | 'bottom' }>;
}
