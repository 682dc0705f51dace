import { isSingleKey, useSingleKeys } from '@console/ui/shell';
import { preloadedComponent } from '@console/ui/lazy';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CommandPalette } from './command-palette';
import type { PaletteController, PaletteDialog } from './palette-context';
import { useOpenPages } from './use-open-pages';

const ShortcutsDialog = preloadedComponent(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
  ({ open }) => open,
);

/** How long the letter after `g` may take. Milliseconds. */
const SEQUENCE_MS = 1500;

interface PaletteProps {
  opened: PaletteDialog | undefined;
  /** Whether the first screen has rendered. */
  idle: boolean;
  controller: PaletteController;
  onClose: (dialog: PaletteDialog) => void;
}

/** The command palette, the list of shortcuts, and the single-key shortcuts of all pages. */
export function Palette({ opened, controller, onClose }: PaletteProps) {
  const goTo = useGoTo();
  const goUntil = useRef(0);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.timeStamp > goUntil.current || event.key.length > 1 || !isSingleKey(event)) return;
    // The letter is no shortcut of its own.
    event.preventDefault();
    goUntil.current = 0;
    goTo(event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // Before the shortcuts of the page.
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);

  useSingleKeys({
    '/': focusSearch,
    '?': () => controller.open('shortcuts'),
    g: (event) => {
      goUntil.current = event.timeStamp + SEQUENCE_MS;
    },
  });

  return (
    <>
      <CommandPalette open={opened === 'palette'} onClose={() => onClose('palette')} />
      <ShortcutsDialog open={opened === 'shortcuts'} onClose={() => onClose('shortcuts')} />
    </>
  );
}

function focusSearch() {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]');
  const field = [...fields].find((one) => one.checkVisibility());
  field?.focus();
  field?.select();
}

/** Opens the page of a letter. */
function useGoTo(): (letter: string) => void {
  const navigate = useNavigate();
  const openPages = useOpenPages();
  return (letter) => {
    const page = openPages().find(({ meta }) => meta.goKey === letter);
    if (page) void navigate(page.address);
  };
}
