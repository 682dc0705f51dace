import { preloadedComponent } from '@console/ui/lazy';
import { createContext, type ReactNode, use, useState } from 'react';

const SettingsDialog = preloadedComponent(
  async () => (await import('./settings-dialog')).SettingsDialog,
  ({ open }) => open,
);

const DeskContext = createContext<(() => void) | null>(null);

/** Opens the settings. */
export function useOpenSettings(): () => void {
  const open = use(DeskContext);
  if (!open) throw new Error('useOpenSettings needs a SettingsDesk above it.');
  return open;
}

interface SettingsDeskProps {
  /** Id of what takes the focus where the button that opened the settings went with its layout. */
  fallback: string;
  children: ReactNode;
}

/** Holds the settings above the menus that open them: another layout takes those away, and the dialog stays. */
export function SettingsProvider({ fallback, children }: SettingsDeskProps) {
  const [open, setOpen] = useState(false);
  return (
    <DeskContext
      value={() => {
        setOpen(true);
      }}
    >
      {children}
      <SettingsDialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        afterClose={() => {
          if (document.activeElement === document.body)
            document.getElementById(fallback)?.focus({ preventScroll: true });
        }}
      />
    </DeskContext>
  );
}
