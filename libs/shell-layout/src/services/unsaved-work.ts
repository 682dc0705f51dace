import { useCallback, useEffect, useRef } from 'react';
import { useConsole } from './console-services';

/** What on the page would be lost with it: while there is any, nothing loads the page anew by itself. */
export interface UnsavedWork {
  /** Whether anything is unsaved now. */
  exists: () => boolean;
  /** Says of one form, known by any object of its own, whether what it holds is unsaved. */
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
 * For a form to say whether it holds input that is not saved yet: true with the first change, false once it is saved, before
 * it navigates. It counts while the form is on the screen, and again when a kept screen comes back.
 */
export function useUnsavedWork(): (unsaved: boolean) => void {
  const { unsavedWork } = useConsole();
  const form = useRef({ unsaved: false });

  useEffect(() => {
    const { current: owner } = form;
    unsavedWork.report(owner, owner.unsaved);
    return () => {
      unsavedWork.report(owner, false);
    };
  }, [unsavedWork]);

  return useCallback(
    (unsaved) => {
      form.current.unsaved = unsaved;
      unsavedWork.report(form.current, unsaved);
    },
    [unsavedWork],
  );
}
