import { searchable } from '@console/i18n';
import { type KeyboardEvent, useRef } from 'react';

/** Milliseconds between the letters of one name. */
const PAUSE_MS = 700;

/** Entries are stops themselves, or their links. */
const STOPS = 'a, .entry:not(:has(a))';

/**
 * Keys of the vertical menu: arrow keys, Home, End and the first letters of a name move the focus, left and right close and
 * open groups, space activates like Enter.
 */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });

  return (event) => {
    const { key, target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const expanded = target.getAttribute('aria-expanded');
    if (key === ' ' || (expanded !== null && key === (expanded === 'true' ? 'ArrowLeft' : 'ArrowRight'))) {
      event.preventDefault();
      target.click();
      return;
    }
    const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
    const at = stops.findIndex((stop) => target.contains(stop));
    const next = key.length === 1 ? named(key, stops, at) : stops.at(nextOf(key, at, stops.length) ?? at);
    if (!next || next === stops[at]) return;
    event.preventDefault();
    next.focus();
  };

  function named(letter: string, stops: readonly HTMLElement[], at: number): HTMLElement | undefined {
    const now = Date.now();
    const { text, at: last } = typed.current;
    const whole = searchable((now - last < PAUSE_MS ? text : '') + letter);
    typed.current = { text: whole, at: now };
    // A longer name may be that of the current entry.
    const from = whole.length > 1 ? at : at + 1;
    return [...stops.slice(from), ...stops.slice(0, from)].find((stop) =>
      searchable(stop.textContent).startsWith(whole),
    );
  }
}

function nextOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
