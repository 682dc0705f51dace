import { useCallback, useEffect, useRef } from 'react';
import { useConsole } from '../services/console-services';

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
