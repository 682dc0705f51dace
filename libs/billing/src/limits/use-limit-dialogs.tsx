import { lazyComponent } from '@console/ui/lazy';
import { useState, type ReactNode } from 'react';
import type { OpenedDialog } from './limit-dialog';

const LimitDialog = lazyComponent(async () => (await import('./limit-dialog')).LimitDialog);

/** Dialogs that change what an app may use, over the page where they are opened. */
export function useLimitDialogs(): { open: (dialog: OpenedDialog) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<OpenedDialog>();
  return {
    open: setOpened,
    dialog: opened && <LimitDialog opened={opened} onClose={() => setOpened(undefined)} />,
  };
}
