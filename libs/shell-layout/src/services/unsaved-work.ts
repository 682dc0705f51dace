import { useCallback, useEffect, useRef } from 'react';
import { useConsole } from './console-services';

/** Unsaved input on the page; while there is any, the page does not reload automatically. */
export interface UnsavedWork {
  exists: () => boolean;
  /** `owner`: any object that identifies the form. */
  report: (owner: object, unsaved: boolean) => void;
}

export function createUnsavedWork(): UnsavedWork {
  const owners = new Set<object>();
  return {
    exists: () => owners.size > 0,
    report(owner, unsaved) {
      if (unsaved) owners.add(owner);
      else owners.delete(owner);
    },
  };
}

/**
 * Reports whether a form holds unsaved input: true on change, false once saved and before navigation. Counts
 * only while the form is visible.
 */
export function useUnsavedWork(): (unsaved: boolean) => void {
  const { unsavedWork } = useConsole();
  const form = useRef({ unsaved: false });

  useEffect(() => {
    const { current: owner } = form;
    unsavedWork.report(owner, owner.unsaved);
    return () => unsavedWork.report(owner, false);
  }, [unsavedWork]);

  return useCallback(
    (unsaved) => {
      form.current.unsaved = unsaved;
      unsavedWork.report(form.current, unsaved);
    },
    [unsavedWork],
  );
}
