import { createElement, useEffect, useState, type ComponentType } from 'react';
import { preloadedCode } from './preloaded-code';
import { lazyComponent } from './lazy-component';

interface LoadTrigger {
  /** Called when the user starts to use it. */
  onAsk: () => void;
}

/**
 * A part that looks the same until it is used, and does nothing: its code is no part of the screen. The stand-in is there at
 * first; asked for, the part takes its place. It comes by itself as it is when it has just been asked for: open, with the focus.
 */
export function componentOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props & LoadTrigger>,
): ComponentType<Props> {
  const code = preloadedCode(load);
  const Part = lazyComponent(code.load);

  return function ComponentOnUse(props: Props) {
    useEffect(() => {
      code.expect();
    }, []);
    const [drawn, setDrawn] = useState<{ Part: ComponentType<Props> }>();
    if (drawn) return createElement(drawn.Part, props);

    const ask = () => {
      if (code.current) {
        setDrawn({ Part: code.current });
        return;
      }
      code.load().then(
        (Loaded) => {
          setDrawn({ Part: Loaded });
        },
        () => {
          // Tries again, and says so where that fails as well.
          setDrawn({ Part });
        },
      );
    };
    return createElement(StandIn, { ...props, onAsk: ask });
  };
}
