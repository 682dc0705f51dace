import { createElement, useEffect, useState, type ComponentType } from 'react';
import { preloadedCode } from './preloaded-code';
import { lazyComponent } from './lazy-component';

/**
 * A component whose code loads after the first screen, at the latest on use. It stays mounted for its closing
 * animation.
 */
export function preloadedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  const code = preloadedCode(load);
  const Part = lazyComponent(code.load);

  return function PreloadedComponent(props: Props) {
    useEffect(() => {
      code.expect();
    }, []);
    // Once rendered, the component does not change.
    const [drawn, setDrawn] = useState<{ Part: ComponentType<Props> }>();
    if (!drawn && isNeeded(props)) setDrawn({ Part: code.current ?? Part });
    return drawn && createElement(drawn.Part, props);
  };
}
