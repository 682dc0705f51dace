import { preloadedComponent } from '@console/ui/lazy';
import { createContext, type ReactNode, use, useState } from 'react';

const SettingsDialog = preloadedComponent(
  async () => (await import('./settings-dialog')).SettingsDialog,
  ({ open }) => open,
);

const DeskContext = createContext<(() => void) | null>(null);

export function useOpenSettings(): () => void {
  const open = use(DeskContext);
  if (!open) throw new Error('useOpenSettings needs a SettingsProvider above it.');
  return open;
}

interface SettingsProviderProps {
  /** ID of the element that takes the focus if the opener unmounts with its layout. */
  fallback: string;
  children: ReactNode;
}

/** Holds the settings dialog above the layouts, so that it survives a layout change. */
export function SettingsProvider({ fallback, children }: SettingsProviderProps) {
  const [open, setOpen] = useState(false);
  return (
    <DeskContext value={() => setOpen(true)}>
      {children}
      <SettingsDialog
        open={open}
        onClose={() => setOpen(false)}
        afterClose={() => {
          if (document.activeElement === document.body)
            document.getElementById(fallback)?.focus({ preventScroll: true });
        }}
      />
    </DeskContext>
  );
}
