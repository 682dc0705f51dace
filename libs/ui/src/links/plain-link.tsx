import type { AriaAttributes, CSSProperties, MouseEvent, ReactNode } from 'react';
import { useUi } from '../provider/ui-provider';

interface PlainLinkProps {
  to: string;
  className?: string;
  style?: CSSProperties;
  'aria-current'?: AriaAttributes['aria-current'];
  children: ReactNode;
}

/** A link for list rows: the router's links would render on every change of the address. */
export function PlainLink({ to, children, ...attributes }: PlainLinkProps) {
  const { go } = useUi().useNavigation();
  return (
    <a
      href={to}
      {...attributes}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

/** Modified clicks are left to the browser. */
export function isPlainClick({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}
