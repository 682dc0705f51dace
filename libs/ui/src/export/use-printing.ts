import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, or shown as it would be: for what paper alone is to have. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => window.matchMedia('print').matches);

  useEffect(() => {
    const medium = window.matchMedia('print');
    const follow = () => {
      setIsPrinting(medium.matches);
    };
    // The page is taken as it is when this event has been heard.
    const begin = () => {
      flushSync(() => {
        setIsPrinting(true);
      });
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
