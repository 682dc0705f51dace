import { createElement, useEffect, useState, type ComponentType } from 'react';
import { preloadedCode } from './preloaded-code';
import { lazyComponent } from './lazy-component';

/**
 * A part that the first screen does without: its code comes once that screen stands, at the latest when the part is needed.
 * From then on it stays, for as long as its closing takes.
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
    // What has been drawn stays the same component.
    const [drawn, setDrawn] = useState<{ Part: ComponentType<Props> }>();
    if (!drawn && isNeeded(props)) setDrawn({ Part: code.current ?? Part });
    return drawn && createElement(drawn.Part, props);
  };
}
