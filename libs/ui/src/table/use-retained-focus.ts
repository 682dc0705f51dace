import { useEffect, useRef, type FocusEvent } from 'react';

/** Keeps the focus in an area: where what had it goes away, the area takes it, and the keyboard goes on from there. */
export function useRetainedFocus() {
  const area = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);

  /** Takes the focus if nothing has it. */
  const regain = () => {
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  };

  useEffect(() => {
    // React's removal of an element fires no blur event.
    if (last.current?.isConnected !== false) return;
    last.current = null;
    regain();
  });

  return {
    regain,
    areaProps: {
      ref: area,
      tabIndex: -1,
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        // React also tells of dialogs, which stand elsewhere and see to their focus themselves.
        if (currentTarget.contains(target)) last.current = target;
      },
      onBlur: () => {
        last.current = null;
      },
    },
  };
}
