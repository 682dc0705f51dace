import { createElement, useState, type ComponentType } from 'react';
import { earlyCode } from './early-code';
import { lazyPart } from './lazy-part';

/**
 * A dialog whose code is no part of the screen: it comes once the first screen stands, at the latest when it opens, and stays
 * for as long as its closing takes.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const code = earlyCode(load);
  const Part = lazyPart(code.load);

  return function LazyDialog(props: Props) {
    // What has been opened stays the same component.
    const [opened, setOpened] = useState<{ Dialog: ComponentType<Props> }>();
    if (!opened && isOpen(props)) setOpened({ Dialog: code.current ?? Part });
    return opened && createElement(opened.Dialog, props);
  };
}
