import { useRef, useState } from 'react';
import { preloadedComponent } from '../lazy/preloaded-component';
import type { PageAction } from './page-actions';

const OpenedRowMenu = preloadedComponent(async () => (await import('./opened-row-menu')).OpenedRowMenu);

interface RowMenuProps {
  /** The accessible name. */
  label: string;
  actions: readonly PageAction[];
  /** Runs an action, or explains why it is denied; enables quick actions. */
  onRun?: (action: PageAction) => void;
}

const QUICK = 2;

/**
 * The menu of a row's actions, created on first open because every row has one. A denied action is locked and
 * explains why.
 */
export function RowMenu({ label, actions, onRun }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <span className="console-row-menu">
      {onRun && (
        <QuickActions
          actions={actions}
          onRun={(action) => {
            // The row may leave the list.
            opener.current?.focus();
            onRun(action);
          }}
        />
      )}
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

/** The first actions while the pointer is over the row. The menu has them for the keyboard. */
function QuickActions({ actions, onRun }: Required<Pick<RowMenuProps, 'actions' | 'onRun'>>) {
  return (
    <span className="quick" aria-hidden>
      {actions
        .filter(({ icon, danger }) => icon !== undefined && danger !== true)
        .slice(0, QUICK)
        .map((action) => (
          <button
            key={action.key}
            type="button"
            tabIndex={-1}
            title={action.label}
            onClick={() => onRun(action)}
          >
            {action.icon}
          </button>
        ))}
    </span>
  );
}
