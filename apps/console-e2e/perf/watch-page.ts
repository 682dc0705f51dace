export type Sight =
  | { what: 'rows'; table: string; atLeast: number }
  | { what: 'form'; email: string; password: string; submit: string; typed: string };

export interface Paints {
  /** Milliseconds since the start of the navigation; shifts are Chromium's score. */
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Sum of task durations beyond 50 ms until a time. */
  blocked: number;
}

export interface PageWatch {
  /** When the sight was rendered, on the page's clock. */
  seen: (sight: Sight) => Promise<number>;
  /** When the user last clicked, on the page's clock. */
  clicked: () => number;
  paintsUntil: (moment: number) => Paints;
}

declare global {
  interface Window {
    pageWatch: PageWatch;
  }
}

/** Runs in the page before its first script, so it must be self-contained. */
export function watchPage(): void {
  const LONG_MS = 50;
  const PRESS_AGAIN_MS = 250;
  let largestPaint = Number.NaN;
  let shift = 0;
  let lastClick = Number.NaN;
  const longTasks: { start: number; duration: number }[] = [];

  const follow = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  follow('longtask', ({ startTime: start, duration }) => longTasks.push({ start, duration }));
  follow('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  follow('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      shift += Number(entry.value);
  });
  addEventListener(
    'click',
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) lastClick = timeStamp;
    },
    true,
  );

  const drawn = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now());
        };
        requestAnimationFrame(() => {
          port2.postMessage(null);
        });
      };
      look();
    });

  /** Excludes antd's placeholder row, which has one cell. */
  const rowsOf = (table: string) =>
    [
      ...document.querySelectorAll<HTMLTableRowElement>(
        `table[aria-label=${JSON.stringify(table)}] > tbody > tr`,
      ),
    ].filter(
      (row) =>
        row.ariaHidden !== 'true' &&
        row.cells.length > 1 &&
        row.textContent.trim() !== '' &&
        row.checkVisibility(),
    );

  const named = (name: string) => (field: HTMLInputElement) =>
    (field.ariaLabel ?? field.labels?.[0]?.textContent.trim()) === name && field.checkVisibility();

  /** Sets the value and fires the event, as typing does. */
  const type = (field: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  /**
   * A form is usable once it retains input and its button reports a missing password. The button is pressed
   * until then.
   */
  const answers = ({ email, password, submit, typed }: Extract<Sight, { what: 'form' }>) => {
    let pressed = Number.NEGATIVE_INFINITY;
    return () => {
      const fields = [...document.querySelectorAll('input')];
      const [address, secret] = [fields.find(named(email)), fields.find(named(password))];
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent, disabled }) => textContent.trim() === submit && !disabled,
      );
      if (!address || !secret || !button) return false;
      const isKept = address.value === typed;
      if (isKept && secret.ariaInvalid === 'true') return true;
      if (!isKept) type(address, typed);
      else if (performance.now() - pressed > PRESS_AGAIN_MS) {
        const before = taken;
        button.click();
        // No script handled it: the next frame tries again.
        if (taken > before) pressed = performance.now();
      }
      return false;
    };
  };
  let taken = 0;
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) taken += 1;
    else event.preventDefault();
  });

  window.pageWatch = {
    seen: (sight) =>
      drawn(sight.what === 'rows' ? () => rowsOf(sight.table).length >= sight.atLeast : answers(sight)),
    clicked: () => lastClick,
    paintsUntil: (moment) => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint,
      shift,
      blocked: longTasks
        .filter(({ start }) => start < moment)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_MS), 0),
    }),
  };
}
