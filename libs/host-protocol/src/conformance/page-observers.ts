import { errorText } from './requirements';

/**
 * Collects uncaught errors and keeps them from other listeners: the suite provokes errors and reports them itself. Outside a
 * page it collects nothing.
 */
export function collectErrors(): { readonly errors: readonly string[]; stop: () => void } {
  const errors: string[] = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const collect = (event: Event, error: unknown) => {
    errors.push(errorText(error));
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('error', (event) => collect(event, event.error ?? event.message), options);
    window.addEventListener('unhandledrejection', (event) => collect(event, event.reason), options);
  }
  return {
    errors,
    stop: () => listening.abort(),
  };
}

/** Elements in the head that load a guest's code and styles cannot be elsewhere. */
const LOADS_CODE =
  'script, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"], link[rel="stylesheet"]';

/** Compares the page outside a guest's element with what it is now. */
export function observePage({ head, body, documentElement: html }: Document) {
  const childrenBefore = new Set([...head.children, ...body.children]);
  const attributesOf = ({ attributes }: Element) =>
    JSON.stringify(Array.from(attributes, ({ name, value }) => [name, value]));
  const page = () => `title "${document.title}", html ${attributesOf(html)}, body ${attributesOf(body)}`;
  const before = page();
  return {
    addedElement: (): string | undefined => {
      const added = [...head.children, ...body.children].find(
        (element) => !childrenBefore.has(element) && !element.matches(LOADS_CODE),
      );
      return added && `It added ${added.outerHTML.slice(0, 200)}`;
    },
    changedAttribute: (): string | undefined => (page() === before ? undefined : `It is now: ${page()}.`),
  };
}

type AddedListener = Parameters<EventTarget['addEventListener']>;

/** Counts the listeners that are added to the targets and not removed again. */
export function observeListeners(targets: readonly EventTarget[]) {
  const remaining = new Map<string, Set<AddedListener[1]>>();
  const listenersOf = (target: EventTarget, [type, , options]: AddedListener) => {
    const isCapture = typeof options === 'object' ? options.capture === true : options === true;
    const key = `${target.constructor.name} ${type}${isCapture ? ' (capture)' : ''}`;
    const listeners = remaining.get(key) ?? new Set();
    remaining.set(key, listeners);
    return listeners;
  };
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (...added: AddedListener) => {
      const [, listener, options] = added;
      const { once = false, signal } = typeof options === 'object' ? options : {};
      // Listeners that end by themselves cannot be forgotten.
      if (listener && !once && signal?.aborted !== true) {
        const listeners = listenersOf(target, added);
        listeners.add(listener);
        signal?.addEventListener('abort', () => listeners.delete(listener), { once: true });
      }
      add(...added);
    };
    target.removeEventListener = (...removed: Parameters<EventTarget['removeEventListener']>) => {
      listenersOf(target, removed).delete(removed[1]);
      remove(...removed);
    };
  }
  return {
    remaining: () => [...remaining].filter(([, listeners]) => listeners.size > 0).map(([key]) => key),
    stop: () => {
      for (const target of targets) {
        Reflect.deleteProperty(target, 'addEventListener');
        Reflect.deleteProperty(target, 'removeEventListener');
      }
    },
  };
}
