type Registered = Parameters<EventTarget['addEventListener']>;

interface WatchedListeners {
  /** The events that more listeners wait for than when the watch began. */
  more: () => string[];
  end: () => void;
}

/** Notes which listeners are added to these targets and not taken away again. */
export function watchListeners(targets: readonly EventTarget[]): WatchedListeners {
  const ends = targets.map((target) => {
    const waiting = new Map<string, Set<Registered[1]>>();
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const listenersOf = ([type, , options]: Registered) => {
      const capture = typeof options === 'object' ? options.capture === true : options === true;
      const key = `${type}${capture ? ' (capture)' : ''}`;
      const listeners = waiting.get(key) ?? new Set();
      waiting.set(key, listeners);
      return listeners;
    };
    target.addEventListener = (...given: Registered) => {
      const [, listener, options] = given;
      const { once = false, signal } = typeof options === 'object' ? options : {};
      // One that ends by itself is none that could be forgotten.
      if (listener && !once && signal?.aborted !== true) {
        const listeners = listenersOf(given);
        listeners.add(listener);
        signal?.addEventListener('abort', () => listeners.delete(listener), { once: true });
      }
      add(...given);
    };
    target.removeEventListener = (...given: Parameters<EventTarget['removeEventListener']>) => {
      listenersOf(given).delete(given[1]);
      remove(...given);
    };
    return {
      more: () => [...waiting].filter(([, listeners]) => listeners.size > 0).map(([key]) => key),
      end: () => {
        // Those of the prototype are in their place again.
        Reflect.deleteProperty(target, 'addEventListener');
        Reflect.deleteProperty(target, 'removeEventListener');
      },
    };
  });
  return {
    more: () => ends.flatMap(({ more }) => more()),
    end: () => {
      for (const { end } of ends) end();
    },
  };
}
