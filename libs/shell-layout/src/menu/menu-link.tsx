import type { ReactNode, SyntheticEvent } from 'react';
import { NavLink } from 'react-router';
import type { MenuDecision } from '../access/edition';

interface MenuLinkProps {
  to: string;
  decision: MenuDecision;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/** The link of an entry; what it does beyond a link is up to the entry around it. */
export function MenuLink({ to, decision, tabIndex, children }: MenuLinkProps) {
  return (
    <NavLink
      to={to}
      end
      // The entry cuts off what is around the link, a ring as well.
      style={{ outlineOffset: -3 }}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (decision !== 'go' && !isForNewTab(event)) event.preventDefault();
      }}
    >
      {children}
    </NavLink>
  );
}

/** Entries of other decisions say why the person cannot go there. */
export function isLink(decision: MenuDecision): boolean {
  return decision === 'go' || decision === 'ask-for-payment';
}

/** Whether the link has done all that there is to do. */
export function isDoneByLink(event: Event | SyntheticEvent, decision: MenuDecision): boolean {
  const { target } = event;
  const onLink = target instanceof Element && target.closest('a') !== null;
  // The key on it is followed by a click.
  return onLink && (event.type === 'keydown' || decision === 'go' || isForNewTab(event));
}

function isForNewTab(event: object): boolean {
  return ['ctrlKey', 'metaKey', 'shiftKey'].some((key) => Reflect.get(event, key) === true);
}
