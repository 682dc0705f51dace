import type { PageAction } from '@console/ui';
import { createContext, use, useEffect, useRef } from 'react';

export type PaletteDialog = 'palette' | 'shortcuts';

export interface PaletteController {
  open: (dialog: PaletteDialog) => void;
  /** The actions of the visible pages. */
  pageActions: Set<{ current: readonly PageAction[] }>;
}

/** Null where there is no palette. */
export const PaletteContext = createContext<PaletteController | null>(null);

export function usePalette(): PaletteController | null {
  return use(PaletteContext);
}

/** Offers the actions of a page in the palette while the page is visible. */
export function useOfferedActions(actions: readonly PageAction[]): void {
  const pageActions = usePalette()?.pageActions;
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    pageActions?.add(latest);
    return () => {
      pageActions?.delete(latest);
    };
  }, [pageActions]);
}
