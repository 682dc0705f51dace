import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => window.matchMedia('print').matches);

  useEffect(() => {
    const medium = window.matchMedia('print');
    const follow = () => setIsPrinting(medium.matches);
    // Synchronous: the page is captured after this event.
    const begin = () => {
      flushSync(() => setIsPrinting(true));
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', follow);
    medium.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', follow);
      medium.removeEventListener('change', follow);
    };
  }, []);

  return isPrinting;
}
