import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../services/console-services';
import { Slot } from '../services/slots';

/** Parts of every page that load after the first screen. */
export function DeferredParts() {
  return (
    <>
      <DeveloperPanelSlot />
      <Slot name="sessionWatch" props={{}} />
    </>
  );
}

/** Toggles the developer panel by Alt+Shift+D. */
function DeveloperPanelSlot() {
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

  return developerPanel && <Slot name="developerPanel" props={{}} />;
}
