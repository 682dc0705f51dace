import { useRef, useState } from 'react';
import { preloadedComponent } from '../lazy/preloaded-component';
import type { PageAction } from './page-actions';

const OpenedRowMenu = preloadedComponent(async () => (await import('./opened-row-menu')).OpenedRowMenu);

interface RowMenuProps {
  /** The accessible name. */
  label: string;
  actions: readonly PageAction[];
}

/**
 * The menu of a row's actions, created on first open because every row has one. A denied action is locked and
 * explains why.
 */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <span className="console-row-menu">
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        title={label}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <span aria-hidden>⋯</span>
      </button>
      {opened && (
        <OpenedRowMenu
          actions={actions}
          open={open}
          onClose={() => {
            setOpen(false);
            // The menu unmounts, so a dialog returns the focus to the opener.
            opener.current?.focus();
          }}
        />
      )}
    </span>
  );
}
