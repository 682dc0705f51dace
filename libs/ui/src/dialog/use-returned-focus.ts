import { useEffect, useState } from 'react';

/** Returns the focus when a dialog unmounts with its route: to its opener, or to what the user focused next to it. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    let last = opener;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main *')) last = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      if (last instanceof HTMLElement && last !== document.body && last.isConnected) last.focus();
    };
  }, [opener]);
}
