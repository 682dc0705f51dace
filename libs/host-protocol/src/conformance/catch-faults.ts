import { textOf } from './clauses';

interface Caught {
  /** What nobody caught, in lines. */
  readonly faults: readonly string[];
  end: () => void;
}

/**
 * Notes what nobody catches meanwhile, and keeps it from whoever else listens: the suite provokes faults, and says itself
 * what they mean. Outside of a page nothing is noted.
 */
export function catchFaults(): Caught {
  const faults: string[] = [];
  if (typeof window === 'undefined') return { faults, end: () => undefined };

  const note = (event: Event, fault: unknown) => {
    faults.push(textOf(fault));
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onError = (event: ErrorEvent) => {
    note(event, event.error ?? event.message);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    note(event, event.reason);
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection, true);
  return {
    faults,
    end: () => {
      window.removeEventListener('error', onError, true);
      window.removeEventListener('unhandledrejection', onRejection, true);
    },
  };
}
