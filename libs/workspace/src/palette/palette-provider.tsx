import { useConsole, useIsIdle } from '@console/shell-layout';
import { preloadedComponent } from '@console/ui/lazy';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { PaletteContext, type PaletteController, type PaletteDialog } from './palette-context';

const Palette = preloadedComponent(
  async () => (await import('./palette')).Palette,
  ({ opened, idle }) => opened !== undefined || idle,
);

interface PaletteProviderProps {
  /** Whether the user can open pages. */
  enabled: boolean;
  children: ReactNode;
}

/** Holds the command palette and the list of shortcuts, whose code loads after the first screen. */
export function PaletteProvider({ enabled, children }: PaletteProviderProps) {
  const { host } = useConsole();
  const idle = useIsIdle();
  const [opened, setOpened] = useState<PaletteDialog>();
  const [controller] = useState((): PaletteController => ({ open: setOpened, pageActions: new Set() }));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    if (host?.area && !(target instanceof Node && host.area.contains(target))) return;
    event.preventDefault();
    setOpened(opened === 'palette' ? undefined : 'palette');
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [enabled]);

  return (
    <PaletteContext value={enabled ? controller : null}>
      {children}
      {enabled && (
        <Palette
          opened={opened}
          idle={idle}
          controller={controller}
          onClose={(dialog) => setOpened((now) => (now === dialog ? undefined : now))}
        />
      )}
    </PaletteContext>
  );
}
