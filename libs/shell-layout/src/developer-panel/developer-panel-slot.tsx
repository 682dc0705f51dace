import { lazyComponent } from '@console/ui/lazy';
import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../services/console-services';

const DeveloperPanel = lazyComponent(async () => (await import('./developer-panel')).DeveloperPanel);

/** Toggles the developer panel by Alt+Shift+D; loads on first use. */
export function DeveloperPanelSlot() {
  const [{ developerPanel }, change] = usePreferences();

  const toggle = useEffectEvent((event: KeyboardEvent) => {
    // By the physical key: with Alt a Mac types another letter.
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyD') return;
    event.preventDefault();
    change({ developerPanel: !developerPanel });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => toggle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return developerPanel && <DeveloperPanel />;
}
