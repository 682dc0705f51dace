import { useEffect, useState } from 'react';
import { useGetProfileQuery } from '../api/session-api';
import { useConsole } from '../services/console-services';
import { createFormDraft, type FormDraft } from './form-draft';
import { draftsOf } from './user-drafts';

/**
 * The draft of a form that has a key, of the person who was signed in when it opened; undefined for others. What waits is
 * written when the form or the page goes.
 */
export function useFormDraft(key: string | undefined): FormDraft | undefined {
  const services = useConsole();
  const { data: user } = useGetProfileQuery(undefined, { skip: key === undefined });
  // Once: a session that ends takes the profile along, and what was typed is still that person's.
  const [draft] = useState(() =>
    key === undefined || user === undefined ? undefined : createFormDraft(draftsOf(services), user.id, key),
  );

  useEffect(() => {
    if (!draft) return undefined;
    // A phone may end a page in the background without a word.
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
