import { useRef, useState } from 'react';
import { preloadedComponent } from '../lazy/late-part';
import type { PageAct } from './page-acts';

const OpenedRowMenu = preloadedComponent(async () => (await import('./opened-row-menu')).OpenedRowMenu);

interface RowMenuProps {
  /** The accessible name, which says whose menu it is. */
  label: string;
  /** What can be done with the row. */
  acts: readonly PageAct[];
}

/**
 * The acts of one row, behind a button. A plain one: it stands in every row, and what it opens is made when it is first
 * asked for. An act that something is in the way of is locked, and answers why.
 */
export function RowMenu({ label, acts }: RowMenuProps) {
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
          acts={acts}
          open={open}
          onClose={() => {
            setOpen(false);
            // The menu goes: what an act opens gives the focus back to what stays.
            opener.current?.focus();
          }}
        />
      )}
    </span>
  );
}
