import { useEffect, useState } from 'react';

/** Returns the focus when a dialog unmounts with its route. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
