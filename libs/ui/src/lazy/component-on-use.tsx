import { createElement, useEffect, useState, type ComponentType } from 'react';
import { preloadedCode } from './preloaded-code';
import { lazyComponent } from './lazy-component';

interface LoadTrigger {
  /** Called when the user starts to use it. */
  onUse: () => void;
}

/**
 * A placeholder until first use, then the component, opened and focused. Its code loads on use, or while `isUsed`
 * is true.
 */
export function componentOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props & LoadTrigger>,
  isUsed: (props: Props) => boolean = () => false,
): ComponentType<Props> {
  const code = preloadedCode(load);
  const Part = lazyComponent(code.load);

  return function ComponentOnUse(props: Props) {
    useEffect(() => {
      code.expect();
    }, []);
    const [drawn, setDrawn] = useState<{ Part: ComponentType<Props> }>();
    const used = isUsed(props);
    useEffect(() => {
      if (!used) return;
      code.load().then(
        (Loaded) => setDrawn({ Part: Loaded }),
        // Loaded again on use.
        () => undefined,
      );
    }, [used]);
    if (drawn) return createElement(drawn.Part, props);

    const start = () => {
      if (code.current) {
        setDrawn({ Part: code.current });
        return;
      }
      code.load().then(
        (Loaded) => {
          setDrawn({ Part: Loaded });
        },
        () => {
          // A retry that shows its failure.
          setDrawn({ Part });
        },
      );
    };
    return createElement(StandIn, { ...props, onUse: start });
  };
}
