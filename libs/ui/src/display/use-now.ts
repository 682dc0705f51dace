import { useEffect, useState } from 'react';

/** The time in milliseconds since 1970, taken anew each period: what is written by it, such as an age, stays true. */
export function useNow(periodMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, periodMs);
    return () => {
      clearInterval(timer);
    };
  }, [periodMs]);
  return now;
}
