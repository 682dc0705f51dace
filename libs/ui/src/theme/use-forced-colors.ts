import { useEffect } from 'react';
import { useMediaQuery } from './use-media-query';

/**
 * Keeps selection, focus and layers recognizable with forced colors. The rules load only then; a constructed
 * style sheet needs no nonce. @see docs/accessibility.md
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
