import { type ReactNode, useRef } from 'react';

/** How long a pointer or the focus rests on a link before it counts: whoever passes over a menu asks for nothing. */
const REST_MS = 65;

interface LinkObserverProps {
  /** Told the address of a link that is about to be followed, each time. */
  onNear: (address: string) => void;
  children: ReactNode;
}

/** Watches the links of the console, those in its pop-ups as well: pointed at, focused, or touched. */
export function LinkObserver({ onNear, children }: LinkObserverProps) {
  const resting = useRef<{ address: string | undefined; timer?: number }>({ address: undefined });

  const restOn = (address: string | undefined) => {
    if (address === resting.current.address) return;
    window.clearTimeout(resting.current.timer);
    resting.current = { address };
    if (address === undefined) return;
    resting.current.timer = window.setTimeout(() => {
      onNear(address);
    }, REST_MS);
  };

  return (
    <div
      // It only listens to what is in it.
      role="presentation"
      style={{ display: 'contents' }}
      onPointerOver={({ target, pointerType }) => {
        // A finger that arrives has been put down.
        if (pointerType === 'mouse') restOn(addressAt(target));
      }}
      onPointerDown={({ target }) => {
        const address = addressAt(target);
        if (address !== undefined) onNear(address);
      }}
      onFocus={({ target }) => {
        restOn(addressAt(target));
      }}
    >
      {children}
    </div>
  );
}

/** The place of the console that a link leads to, or the link in an entry of a menu. */
function addressAt(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a[href]') ?? target.closest('[role="menuitem"]')?.querySelector('a[href]');
  const href = link?.getAttribute('href');
  return href && /^\/(?!\/)/.test(href) && !link?.hasAttribute('target') ? href : undefined;
}
