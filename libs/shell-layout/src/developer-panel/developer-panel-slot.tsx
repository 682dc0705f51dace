import { lazyComponent } from '@console/ui/lazy';
import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../services/console-services';

const DeveloperPanel = lazyComponent(async () => (await import('./developer-panel')).DeveloperPanel);

/** Opens and closes the developer panel by Alt+Shift+D; its code loads with the first opening. */
export function DeveloperPanelSlot() {
  const [{ developerPanel }, change] = usePreferences();

  const toggle = useEffectEvent((event: KeyboardEvent) => {
    // By the key's place: with Alt held a Mac types another letter.
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyD') return;
    event.preventDefault();
    change({ developerPanel: !developerPanel });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      toggle(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, []);

  return developerPanel && <DeveloperPanel />;
}
