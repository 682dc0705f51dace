import type { ReactNode } from 'react';

/** Stands in for a part that had the focus and is gone: reading goes on here, and the next stop is the first way on. */
export function FocusHere({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={takeFocus} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
