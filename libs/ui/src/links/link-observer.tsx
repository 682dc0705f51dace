import { type ReactNode, useRef } from 'react';

/** Milliseconds of hover or focus before a link counts, so that passing over a menu requests nothing. */
const REST_MS = 65;

interface LinkObserverProps {
  /** Called with the address of a link that is about to be followed. */
  onNear: (address: string) => void;
  children: ReactNode;
}

/** Observes hover, focus and touch of the console's links, including pop-ups. */
export function LinkObserver({ onNear, children }: LinkObserverProps) {
  const resting = useRef<{ address: string | undefined; timer?: number }>({ address: undefined });

  const restOn = (address: string | undefined) => {
    if (address === resting.current.address) return;
    window.clearTimeout(resting.current.timer);
    resting.current = { address };
    if (address === undefined) return;
    resting.current.timer = window.setTimeout(() => onNear(address), REST_MS);
  };

  return (
    <div
      role="presentation"
      style={{ display: 'contents' }}
      onPointerOver={({ target, pointerType }) => {
        // Touch counts on pointerdown.
        if (pointerType === 'mouse') restOn(addressAt(target));
      }}
      onPointerDown={({ target }) => {
        const address = addressAt(target);
        if (address !== undefined) onNear(address);
      }}
      onFocus={({ target }) => restOn(addressAt(target))}
    >
      {children}
    </div>
  );
}

function addressAt(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a[href]') ?? target.closest('[role="menuitem"]')?.querySelector('a[href]');
  const href = link?.getAttribute('href');
  return href && /^\/(?!\/)/.test(href) && !link?.hasAttribute('target') ? href : undefined;
}
