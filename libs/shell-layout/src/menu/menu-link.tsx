import { expectCode } from '@console/ui/lazy';
import { type ReactNode, type SyntheticEvent, use, useEffect } from 'react';
import { Link } from 'react-router';
import type { MenuDecision } from '../access/edition';
import { PageCodeContext } from '../routes/route-contexts';

interface MenuLinkProps {
  to: string;
  /** The path of its route. */
  path: string;
  decision: MenuDecision;
  /** Whether the entry belongs to the current page. */
  current: boolean;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/**
 * The link of an entry; the entry handles anything beyond navigation. The code of its page loads after the first screen.
 */
export function MenuLink({ to, path, decision, current, tabIndex, children }: MenuLinkProps) {
  const loadCode = use(PageCodeContext);
  useEffect(() => {
    expectCode(() => loadCode(path));
  }, [loadCode, path]);
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      // Inset, because the entry clips the ring.
      style={{ outlineOffset: -3 }}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (decision !== 'go' && !isForNewTab(event)) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}

/** Entries with other decisions are buttons that explain them. */
export function isLink(decision: MenuDecision): boolean {
  return decision === 'go' || decision === 'ask-for-payment';
}

/** Whether the link itself has handled the event. */
export function isDoneByLink(event: Event | SyntheticEvent, decision: MenuDecision): boolean {
  const { target } = event;
  const onLink = target instanceof Element && target.closest('a') !== null;
  // A key on the link fires a click as well.
  return onLink && (event.type === 'keydown' || decision === 'go' || isForNewTab(event));
}

function isForNewTab(event: object): boolean {
  return ['ctrlKey', 'metaKey', 'shiftKey'].some((key) => Reflect.get(event, key) === true);
}
