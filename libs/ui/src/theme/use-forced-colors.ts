import { useEffect } from 'react';
import { useMediaQuery } from './use-media-query';

/**
 * Keeps what is chosen, focused or on top recognizable where the system forces its colours on a page. The rules come for
 * those people alone; a sheet that scripts make needs no nonce. @see docs/accessibility.md
 */
export function useForcedColors(): void {
  const forced = useMediaQuery('(forced-colors: active)');

  useEffect(() => {
    if (!forced) return undefined;
    let takeOff: (() => void) | undefined;
    let left = false;
    void import('./forced-colors').then(
      ({ adoptForcedColors }) => {
        if (!left) takeOff = adoptForcedColors();
      },
      () => {
        console.error('Failed loading the rules for forced colours');
      },
    );
    return () => {
      left = true;
      takeOff?.();
    };
  }, [forced]);
}
