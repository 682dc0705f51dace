import type { MouseEvent, ReactNode } from 'react';
import { useRouter } from '../routes/destination';

interface PlainLinkProps {
  /** A path of the console, from its root. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link that stands in every row of a list: the router's own look at the address whenever that changes, each of them. */
export function PlainLink({ to, className, children }: PlainLinkProps) {
  const router = useRouter();
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate(to);
      }}
    >
      {children}
    </a>
  );
}

/** Anything else, such as a click for a new tab, is the browser's. */
function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}
