import { useEffect, useState } from 'react';

/** For a dialog that is the screen of a route: when it goes with its address, the focus goes back to what had it before. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
