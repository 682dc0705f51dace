import { createFormDraft, draftsOf, type FormDraft } from '@console/http';
import { useEffect, useState } from 'react';
import { useGetProfileQuery } from '../api/session-api';
import { useConsole } from '../services/console-services';

/**
 * The draft of a form with a key, of the user who opened it; undefined otherwise. Pending input is stored
 * when the form or the page closes.
 */
export function useFormDraft(key: string | undefined): FormDraft | undefined {
  const services = useConsole();
  const { data: user } = useGetProfileQuery(undefined, { skip: key === undefined });
  // Once: the input still belongs to this user after the session has ended.
  const [draft] = useState(() =>
    key === undefined || user === undefined ? undefined : createFormDraft(draftsOf(services), user.id, key),
  );

  useEffect(() => {
    if (!draft) return undefined;
    // Mobile browsers may discard a background page without further events.
    window.addEventListener('pagehide', draft.flush);
    document.addEventListener('visibilitychange', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      document.removeEventListener('visibilitychange', draft.flush);
      draft.flush();
    };
  }, [draft]);

  return draft;
}
