import { useEffect, useRef, type FocusEvent } from 'react';

/** Moves the focus to the area when the focused element unmounts. */
export function useRetainedFocus() {
  const area = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);

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
        // React's focus events include portals such as dialogs, which manage their focus.
        if (currentTarget.contains(target)) last.current = target;
      },
      onBlur: () => {
        last.current = null;
      },
    },
  };
}
